import { useEffect, useState } from 'react';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';
import { ToolGrid } from '#client/tool-kit/frame/tool-card.tsx';
import { useReducedMotion } from '#client/ui/use-reduced-motion.ts';
import { shuffle } from '#core/random/shuffle.ts';

const shownCount = 8;
const reshuffleMs = 30_000;

/** Draws available tools at random; announced ones fill the rest. */
function draw(tools: readonly ToolSummary[]): ToolSummary[] {
  return shuffle(tools)
    .sort((a, b) => Number(a.isSoon ?? false) - Number(b.isSoon ?? false))
    .slice(0, shownCount);
}

/** Featured tools in a new order every half minute; never under someone's pointer or focus. */
export function FeaturedTools({ tools }: { readonly tools: readonly ToolSummary[] }) {
  const [shown, setShown] = useState(() => tools.slice(0, shownCount));
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isCalm = useReducedMotion();
  const isHeld = isHovered || hasFocus || isCalm;

  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => setShown(draw(tools)), reshuffleMs);
    return () => clearInterval(timer);
  }, [isHeld, tools]);

  return (
    <div
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <ToolGrid tools={shown} isFilled />
    </div>
  );
}
