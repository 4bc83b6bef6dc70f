import { useEffect, useRef, useState } from 'react';
import type { StageProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { acceptValues, initialState } from '#client/tool-kit/state/state-schema.ts';
import { ToolInputError } from '#core/errors.ts';
import type { PixelArea } from '#core/images/pixels/cut-out.ts';
import { straightenedSize } from '#core/images/pixels/straighten.ts';
import { chosenRatio, hasOwnArea, planArea, whole } from '../cutting/area.ts';
import { reshapeArea } from '../cutting/drag-area.ts';
import { turnedSize } from '../cutting/turning.ts';
import { type CropperState, schema } from '../state.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const noArea = { left: undefined, top: undefined, width: undefined, height: undefined };

/** Manages the area on a picture of this size: the one from the options, the one being drawn, and undo. */
export function useArea({ options, change }: StageProps, size: Size) {
  const state: CropperState = {
    ...initialState(schema),
    ...acceptValues(schema, options, ['option', 'input']),
  };
  const frame = straightenedSize(turnedSize(size, state.turn), state.straighten);
  const [drawn, setDrawn] = useState<PixelArea>();
  const [past, setPast] = useState<readonly Partial<CropperState>[]>([]);
  const ratio = readOr(() => chosenRatio(state, frame), undefined);
  const planned = readOr(() => planArea(frame, state).area, whole(frame));

  function set(values: Partial<CropperState>): void {
    const { cut, left, top, width, height } = state;
    setPast([...past, { cut, left, top, width, height }]);
    change(values);
  }

  const isOwn = hasOwnArea(state);
  const ratioRef = useRef(ratio);
  useEffect(() => {
    const isNew = ratioRef.current !== ratio;
    ratioRef.current = ratio;
    if (isNew && ratio !== undefined && isOwn)
      change(toOptions(reshapeArea(planned, ratio, frame), frame, state));
  });

  return {
    state,
    frame,
    ratio,
    area: drawn ?? planned,
    /** Shows an area while it is drawn. */
    draw: setDrawn,
    /** Applies the drawn area. */
    settle: (area: PixelArea) => {
      setDrawn(undefined);
      set(toOptions(area, frame, state));
    },
    reset: () => {
      set({ cut: 'area', ...noArea });
    },
    undo:
      past.length === 0
        ? undefined
        : () => {
            change(past.at(-1) ?? {});
            setPast(past.slice(0, -1));
          },
  };
}

/** Converts the area to the chosen unit; percentages have enough digits to give the same pixels again. */
function toOptions(area: PixelArea, frame: Size, { unit }: CropperState): Partial<CropperState> {
  const write = (length: number, side: number) =>
    unit === 'px' ? length : Math.round((length / side) * 1e5) / 1e3;
  return {
    cut: 'area',
    left: write(area.left, frame.width),
    top: write(area.top, frame.height),
    width: write(area.width, frame.width),
    height: write(area.height, frame.height),
  };
}

/** Returns a fallback for an invalid area; its field shows the error. */
function readOr<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof ToolInputError) return otherwise;
    throw error;
  }
}
