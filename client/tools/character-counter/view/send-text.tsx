import { SendTo } from '#client/tool-kit/results/send-to.tsx';

/** Sends the text or file to another tool. */
export function SendText({ content }: { readonly content: string | File }) {
  return (
    <SendTo
      kind="text"
      getData={() => (typeof content === 'string' ? { text: content } : { files: [content] })}
    />
  );
}
