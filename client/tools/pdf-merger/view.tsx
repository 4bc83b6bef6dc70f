import { FileDrop } from '#client/tool-kit/files/file-drop.tsx';
import { useToolState } from '#client/tool-kit/state/use-tool-state.ts';
import { OptionFields } from '#client/tool-kit/operation-page/options/option-fields.tsx';
import { mergeSchema, schema } from './state.ts';
import { useWorkbench } from './view/use-workbench.ts';

export default function PdfMerger() {
  const [options, change] = useToolState(schema);
  const { bench, addFiles, warmUp } = useWorkbench();

  const optionFields = <OptionFields schema={mergeSchema} layout="form" options={options} change={change} />;

  return (
    // Until there are pages, the drop zone has the whole width.
    <div className="tool-columns not-has-[[role=toolbar]]:grid-cols-1! not-has-[[role=toolbar]]:[&_.drop-zone]:py-14">
      <div className="tool-card tool-pad fields" onPointerEnter={warmUp} onFocus={warmUp}>
        <FileDrop
          title="Drop PDFs or pictures here, or paste"
          hint="As many as you like"
          hasFiles={bench !== undefined}
          icon="files"
          accept=".pdf,application/pdf,image/*"
          isMultiple
          onFiles={addFiles}
        />
        {bench ? <bench.FilesPanel engine={bench.engine} /> : optionFields}
      </div>
      {bench && (
        <div className="tool-card min-w-0 overflow-clip md:sticky md:top-20">
          <bench.PagesPanel engine={bench.engine} options={options} change={change}>
            <div className="border-line fields border-t p-4">{optionFields}</div>
          </bench.PagesPanel>
        </div>
      )}
    </div>
  );
}
