import { choiceLabels, describeField } from '#client/tool-kit/operations/field-words.ts';
import { defineOperation } from '#client/tool-kit/operations/operation.ts';
import { formatChoices, metadataChoices } from '#client/lib/images/editing/picture-choices.ts';
import { chromaChoices, effortChoices } from './choices.ts';
import { schema } from './state.ts';

const lossyOrAny = { isLossless: [false] } as const;

export default defineOperation({
  schema: {
    format: describeField(schema.format, { label: 'Format', choiceLabels: choiceLabels(formatChoices) }),
    quality: describeField(schema.quality, {
      label: 'Quality',
      hint: 'With a target size, the highest that is tried',
    }),
    width: describeField(schema.width, { label: 'Width', unit: 'pixels' }),
    height: describeField(schema.height, { label: 'Height', unit: 'pixels' }),
    keepsRatio: describeField(schema.keepsRatio, {
      label: 'Maintain ratio',
      hint: 'Width and height are a box to fit into, and nothing is enlarged',
    }),
    targetKilobytes: describeField(schema.targetKilobytes, {
      label: 'Target size',
      unit: 'KB of 1,000 bytes',
      onlyIf: lossyOrAny,
    }),
    mayShrink: describeField(schema.mayShrink, {
      label: 'May also use fewer pixels',
      hint: 'To reach the target size',
      onlyIf: lossyOrAny,
    }),
    isLossless: describeField(schema.isLossless, { label: 'Lossless (JPEG: only for JPEG files)' }),
    metadata: describeField(schema.metadata, {
      label: 'Metadata',
      hint: 'Date, camera, captions and place; color profiles that matter always stay',
      choiceLabels: choiceLabels(metadataChoices),
    }),
    convertsToSrgb: describeField(schema.convertsToSrgb, { label: 'Convert colors to sRGB' }),
    matte: describeField(schema.matte, {
      label: 'Background for JPEG',
      hint: 'Stands behind transparent parts, like #ffffff',
    }),
    effort: describeField(schema.effort, { label: 'Effort', choiceLabels: choiceLabels(effortChoices) }),
    chroma: describeField(schema.chroma, {
      label: 'Color detail',
      choiceLabels: choiceLabels(chromaChoices),
    }),
    isDithered: describeField(schema.isDithered, { label: 'Dither PNG palettes' }),
  },
  takes: 'file',
  // The codecs are WebAssembly, and a small file may hold many pixels.
  quickSize: 0,
  session: () => import('./session.ts'),
  async run(input, options, context) {
    const { compressFile } = await import('./compressing/compress-file.ts');
    return compressFile(input, options, context);
  },
});
