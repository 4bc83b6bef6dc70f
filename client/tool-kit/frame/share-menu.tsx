import { useState } from 'react';
import { copyText } from '#client/lib/sharing/clipboard.ts';
import { shareLink } from '#client/lib/sharing/share.ts';
import { reportFailure } from '#client/ui/copy-button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Menu } from '#client/ui/menu.tsx';
import { notify } from '#client/ui/toast-store.ts';
import type { ToolSession } from './tool-session.ts';

/** Shares a link to the tool with its current options; with the input only on request. */
export function ShareMenu({ session }: { readonly session: ToolSession }) {
  const [hasInput, setHasInput] = useState(false);

  async function share(): Promise<void> {
    const outcome = await shareLink(session.tool.name, await session.buildLink(false));
    if (outcome === 'copied') notify({ title: 'Link copied to clipboard!' });
  }

  async function copyWithInput(): Promise<void> {
    await copyText(await session.buildLink(true));
    notify({
      title: 'Link copied to clipboard!',
      text: 'It holds your input, in the part of the address that is never sent to a server.',
    });
  }

  return (
    <Menu
      icon="share-2"
      label={<span className="visually-hidden">Share</span>}
      onOpen={() => {
        setHasInput(session.hasInput());
      }}
    >
      {(close) => (
        <>
          <button
            type="button"
            className="menu-item"
            onClick={() => {
              close();
              share().catch(reportFailure);
            }}
          >
            <Icon name="link" /> Share link to this tool
          </button>
          <button
            type="button"
            className="menu-item"
            disabled={!hasInput}
            aria-disabled={!hasInput}
            onClick={() => {
              close();
              copyWithInput().catch(reportFailure);
            }}
          >
            <Icon name="file-text" /> Copy link with input
          </button>
        </>
      )}
    </Menu>
  );
}
