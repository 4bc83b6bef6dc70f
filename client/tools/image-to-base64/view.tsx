import { FilesPage } from '#client/tool-kit/operation-page/files-page.tsx';

/** The standard page, which here takes a pasted text as well. */
export default function ImageToBase64() {
  return (
    <FilesPage
      toolId="image-to-base64"
      sample={undefined}
      options={null}
      hasNoInput={false}
      accept="image/*"
      pasteLabel="Or paste a data: address, CSS, HTML or Base64, to get its pictures"
    />
  );
}
