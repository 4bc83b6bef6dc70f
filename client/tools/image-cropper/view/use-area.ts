import { useEffect, useRef, useState } from 'react';
import type { StageProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { acceptValues, initialState } from '#client/tool-kit/state/state-schema.ts';
import { readOwn } from '#core/collections/read-own.ts';
import { ToolInputError } from '#core/errors.ts';
import type { PixelArea } from '#core/images/pixels/raster.ts';
import { straightenedSize } from '#core/images/pixels/straighten.ts';
import { chosenRatio, hasOwnArea, planArea, turnedSize, whole } from '../cutting/area.ts';
import { reshapeArea } from '../cutting/drag-area.ts';
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
    const { cut, left, top, width, height, unit } = state;
    setPast([...past, { cut, left, top, width, height, unit }]);
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

  useFirstFrame(state.cut === 'area' && ratio === undefined && !isOwn, () => change(firstFrame));

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
      const unit = isFirstFrame(state) ? 'px' : state.unit;
      set({ ...toOptions(area, frame, { ...state, unit }), unit });
    },
    reset: () => {
      set({ cut: 'area', ...noArea, ...(isFirstFrame(state) ? { unit: 'px' } : {}) });
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

/** A new picture begins with a frame that has space around it, so that its handles can be seen and taken. */
function useFirstFrame(isUnset: boolean, set: () => void): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && isUnset) set();
    isFirst.current = false;
  });
}

/** In percent, so that it fits a rotated picture and every other one. */
const firstFrame = { unit: '%', left: 5, top: 5, width: 90, height: 90 } as const;

function isFirstFrame(state: CropperState): boolean {
  return Object.entries(firstFrame).every(([name, value]) => readOwn(state, name) === value);
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
