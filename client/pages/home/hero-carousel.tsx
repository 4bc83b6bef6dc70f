import { type CSSProperties, useEffect, useState } from 'react';
import { addressOf } from '#client/lib/site-data.ts';
import { buttonClass, IconButton } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { SearchForm } from '#client/ui/search-form.tsx';
import { useReducedMotion } from '#client/ui/use-reduced-motion.ts';
import { type HeroSlide, heroSlides, type HeroTile } from './hero-slides.ts';
import { tileStyle } from '#client/tool-kit/frame/category-hue.ts';

const slideMs = 5000;

/** Four slides that change by themselves, unless someone is pointing at them, is inside them, or wants no motion. */
export function HeroCarousel() {
  const [{ index, hasChanged }, setShown] = useState({ index: 0, hasChanged: false });
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const isCalm = useReducedMotion();
  const isRunning = !isHovered && !hasFocus && !isStopped && !isCalm;
  const slide = heroSlides[index] ?? heroSlides[0];
  const setIndex = (next: number) => setShown({ index: next, hasChanged: true });

  // Any change of slide restarts the timer.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setShown(turn), slideMs);
    return () => clearInterval(timer);
  }, [index, isRunning]);

  if (!slide) return null;
  return (
    <section
      className="hero"
      aria-roledescription="carousel"
      aria-label="Welcome"
      style={heroStyle(slide)}
      data-pattern={slide.pattern}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      // A clicked dot keeps the focus, but the person has moved on. Only visible focus pauses the slides.
      onFocus={(event) => setHasFocus(event.target.matches(':focus-visible'))}
      onBlur={() => setHasFocus(false)}
    >
      <HeroArt tiles={slide.art} />
      <SlideText slide={slide} index={index} isLive={!isRunning} hasChanged={hasChanged} />
      <SearchForm
        label="Find a tool"
        placeholder="Search, ask, paste or drop"
        buttonLabel="Search"
        className="hero-search"
        examples={['12 ft in m', '15% of 80', '3pm Tokyo in Berlin']}
      />
      <PrivacyLine />
      <div className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <a className={buttonClass()} href={addressOf(slide.buttonLink)}>
          <Icon name={slide.icon} /> {slide.buttonText}
        </a>
        <div className="flex items-center gap-1">
          <IconButton
            icon="chevron-left"
            label="Previous slide"
            tone="plain"
            isSmall
            onClick={() => setIndex(wrap(index - 1))}
          />
          {heroSlides.map(({ title }, target) => (
            <button
              key={title}
              type="button"
              className="hero-dot"
              aria-label={`Slide ${target + 1} of ${heroSlides.length}`}
              aria-current={target === index}
              onClick={() => setIndex(target)}
            />
          ))}
          <IconButton
            icon="chevron-right"
            label="Next slide"
            tone="plain"
            isSmall
            onClick={() => setIndex(wrap(index + 1))}
          />
          {!isCalm && (
            <IconButton
              icon={isStopped ? 'play' : 'pause'}
              label={isStopped ? 'Let the slides change' : 'Stop the slides'}
              tone="plain"
              isSmall
              onClick={() => setIsStopped(!isStopped)}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function PrivacyLine() {
  return (
    <p className="hero-privacy grid grid-cols-[auto_1fr] gap-1.5">
      <Icon name="shield-check" className="mt-1" />
      <span>
        Nothing you type or drop leaves this device.{' '}
        <a className="link" href={addressOf('/privacy#how-to-check')}>
          How to check
        </a>
      </span>
    </p>
  );
}

interface SlideTextProps {
  readonly slide: HeroSlide;
  readonly index: number;
  /** Changes are read out only when the person caused them. */
  readonly isLive: boolean;
  readonly hasChanged: boolean;
}

function SlideText({ slide, index, isLive, hasChanged }: SlideTextProps) {
  return (
    <div
      key={index}
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${heroSlides.length}`}
      aria-live={isLive ? 'polite' : 'off'}
      className="hero-slide"
      data-changed={hasChanged}
    >
      <p className="hero-kicker">50+ tools · free · no account</p>
      <h1 className="hero-title">{slide.title}</h1>
      <p className="text-ink-2 mt-3 max-w-160 text-lg">{slide.subtitle}</p>
    </div>
  );
}

function heroStyle({ hues: [first, second] }: HeroSlide): CSSProperties {
  const style: CSSProperties & Record<'--hero-1' | '--hero-2', number> = {
    '--hero-1': first,
    '--hero-2': second,
  };
  return style;
}

/** Behind an open dialog, the palette for one, the slides wait. */
function turn<Shown extends { readonly index: number }>(shown: Shown): Shown {
  return document.querySelector(':modal')
    ? shown
    : { ...shown, index: wrap(shown.index + 1), hasChanged: true };
}

function wrap(index: number): number {
  return (index + heroSlides.length) % heroSlides.length;
}

/** Decoration: tiles of tools or categories. */
function HeroArt({ tiles }: { readonly tiles: readonly HeroTile[] }) {
  return (
    <div className="hero-art" aria-hidden="true">
      {tiles.map(({ icon, category }, index) => (
        <span key={index} className="tile" style={tileStyle(category)}>
          <Icon name={icon} />
        </span>
      ))}
    </div>
  );
}
