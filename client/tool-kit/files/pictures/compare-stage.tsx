import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from 'react';
import { CompareLine, LineControl } from './compare-line.tsx';

export const compareModes = [
  { value: 'slider', label: 'Slider' },
  { value: 'difference', label: 'Difference' },
] as const;

export const compareZooms = [
  { value: 'fit', label: 'Fit' },
  { value: '1', label: '100%' },
  { value: '2', label: '200%' },
] as const;

export type CompareMode = (typeof compareModes)[number]['value'];
export type CompareZoom = (typeof compareZooms)[number]['value'];

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

interface CompareStageProps {
  /** The name of the result: “Compressed”. */
  readonly resultName: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** The size of the result in pixels. The original is drawn at the same size. */
  readonly size: Size;
  readonly mode: CompareMode;
  readonly zoom: CompareZoom;
}

/** The factor by which the difference is brightened. */
const differenceGain = 10;
/** All that a dialog of the window's height leaves. The page beside other things may set a lower one. */
const frameHeight = 'var(--compare-height, max(12rem, 100dvh - 20.5rem))';

/** Both pictures over each other: split by a movable line, or as their difference. */
export function CompareStage({ resultName, before, after, size, mode, zoom }: CompareStageProps) {
  const [position, setPosition] = useState(50);
  const { frameRef, stageRef, view } = useView(zoom);
  const isFit = zoom === 'fit';
  const isSlider = mode === 'slider';
  const line = isFit ? `${position}%` : `${view.scrollLeft + (view.width * position) / 100}px`;
  const width = stageWidth(size, zoom);
  const lineWidth = isFit ? width : '100%';

  function follow(event: PointerEvent<HTMLDivElement>): void {
    // A finger moves the picture where it is larger than its frame; there the slider below moves the line.
    if (!isSlider || event.buttons === 0 || (event.pointerType !== 'mouse' && !isFit)) return;
    const target = isFit ? stageRef.current : frameRef.current;
    if (!target) return;
    const bounds = target.getBoundingClientRect();
    setPosition(Math.max(0, Math.min(100, ((event.clientX - bounds.left) / bounds.width) * 100)));
  }

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      {isSlider && (
        <p
          className="text-ink-3 mx-auto flex max-w-full min-w-40 justify-between text-[0.875rem]"
          style={{ inlineSize: lineWidth }}
        >
          <span>Original</span>
          <span>{resultName}</span>
        </p>
      )}
      <div
        ref={frameRef}
        className="border-line mx-auto max-w-full rounded-[var(--r-s)] border select-none"
        style={{
          inlineSize: lineWidth,
          maxBlockSize: frameHeight,
          overflow: isFit ? 'hidden' : 'auto',
          touchAction: isFit ? 'pan-y' : 'auto',
        }}
        onPointerDown={follow}
        onPointerMove={follow}
      >
        <div
          ref={stageRef}
          className={`relative mx-auto isolate overflow-hidden ${isSlider ? 'checkerboard' : ''}`}
          style={{
            inlineSize: isFit ? '100%' : width,
            aspectRatio: `${size.width} / ${size.height}`,
            ...(isSlider
              ? { cursor: 'ew-resize' }
              : { background: 'black', filter: `brightness(${differenceGain})` }),
          }}
        >
          <Layer url={after} name={resultName} zoom={zoom} />
          <Layer
            url={before}
            name="Original"
            zoom={zoom}
            style={
              isSlider ? { clipPath: `inset(0 calc(100% - ${line}) 0 0)` } : { mixBlendMode: 'difference' }
            }
          />
          {isSlider && <CompareLine at={line} />}
        </div>
      </div>
      {isSlider ? (
        <LineControl {...{ resultName, position }} onMove={setPosition} width={lineWidth} />
      ) : (
        <p className="text-ink-3 text-[0.875rem]">
          Black is the same; differences are drawn {differenceGain} times brighter than they are.
        </p>
      )}
    </div>
  );
}

interface LayerProps {
  readonly url: string | undefined;
  readonly name: string;
  readonly zoom: CompareZoom;
  readonly style?: CSSProperties;
}

function Layer({ url, name, zoom, style }: LayerProps) {
  if (!url) return null;
  const imageRendering = zoom === '2' ? 'pixelated' : 'auto';
  return (
    <img
      src={url}
      alt={name}
      draggable={false}
      className="absolute inset-0 size-full max-w-none"
      style={{ imageRendering, ...style }}
    />
  );
}

/** At 100% one pixel of the picture is one pixel of the screen. */
function stageWidth({ width, height }: Size, zoom: CompareZoom): string {
  if (zoom === 'fit') return `min(100%, ${widthAtMost({ width, height })})`;
  return `${(width * Number(zoom)) / window.devicePixelRatio}px`;
}

/** As wide as the frame's height allows. */
export function widthAtMost({ width, height }: Size): string {
  return `calc(${frameHeight} * ${width / height})`;
}

/** How far the frame is scrolled, and how wide it is. A new zoom begins at the picture's middle. */
function useView(zoom: CompareZoom) {
  const frameRef = useRef<HTMLDivElement>(null);
  const stageRef = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ scrollLeft: 0, width: 0 });
  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const measure = () => {
      setView({ scrollLeft: frame.scrollLeft, width: frame.clientWidth });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    frame.addEventListener('scroll', measure);
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', measure);
    };
  }, []);
  useEffect(() => {
    const frame = frameRef.current;
    frame?.scrollTo(
      (frame.scrollWidth - frame.clientWidth) / 2,
      (frame.scrollHeight - frame.clientHeight) / 2,
    );
  }, [zoom]);
  return { frameRef, stageRef, view };
}
