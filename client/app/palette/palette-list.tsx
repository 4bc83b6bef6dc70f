import { type CSSProperties, useEffect, useRef } from 'react';
import { allTools } from '#client/catalogue/catalogue.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { PaletteOption } from './palette-option.ts';
import { searchEverythingId } from './palette-options.ts';
import type { PaletteState } from './use-palette.ts';

interface PaletteListProps {
  readonly id: string;
  readonly palette: PaletteState;
}

/** The id of an option's element, for `aria-activedescendant`. */
export function optionElementId(listId: string, option: PaletteOption): string {
  return `${listId}-${option.id}`;
}

/** The palette's options for a text, with the meaning of the text above them. */
export function PaletteList({ id, palette }: PaletteListProps) {
  const { groups, active, entered, choose } = palette;
  const listRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <>
      <div role="status">
        <Finding palette={palette} />
      </div>
      <div ref={listRef} id={id} role="listbox" aria-label="Results" className="palette-list">
        {groups.map(({ title, options }) => (
          <div key={title} role="group" aria-label={title}>
            <p className="palette-group" aria-hidden="true">
              {title}
            </p>
            {options.map((option) => (
              <Option
                key={option.id}
                id={optionElementId(id, option)}
                option={option}
                isActive={option.id === active?.id}
                isEntered={option.id === entered}
                onChoose={choose}
              />
            ))}
          </div>
        ))}
      </div>
      <Foot canCopy={palette.answers.length > 0} isSearched={entered === searchEverythingId} />
    </>
  );
}

/** The answer to a question, or what pasted data is. */
function Finding({ palette: { answers, clip, lack } }: { readonly palette: PaletteState }) {
  const [first, ...others] = answers;
  const second = others.find(({ answer }) => answer.isSecond);
  if (first) {
    const { text, working, color } = first.answer;
    return (
      <div className="palette-finding">
        <p className="palette-finding-small">{allTools.find(({ id }) => id === first.toolId)?.name}</p>
        <p className="palette-answer">
          {color && <span className="palette-swatch" style={{ background: color }} />}
          {text}
        </p>
        <p className="palette-finding-small">{working}</p>
        {second && (
          <p className="palette-finding-small">
            Or {second.answer.text}: {second.answer.working}
          </p>
        )}
      </div>
    );
  }
  if (lack) return <p className="palette-lack">No tool here {lack}.</p>;
  if (!clip) return null;
  return (
    <div className="palette-finding">
      <p className="palette-finding-small">{clip.title}</p>
      {clip.detail && (
        <p className="palette-clip" dir="auto">
          {clip.detail}
        </p>
      )}
      {clip.takers.length === 0 && <p>No tool takes this.</p>}
    </div>
  );
}

interface FootProps {
  readonly canCopy: boolean;
  /** Enter searches all tools: the option that says so may lie below the fold. */
  readonly isSearched: boolean;
}

function Foot({ canCopy, isSearched }: FootProps) {
  return (
    <p className={`palette-foot ${canCopy ? '' : 'wide-only'}`}>
      <span className="wide-only">
        <kbd>↑↓</kbd> move
      </span>
      <span className="wide-only">
        <kbd>Enter</kbd> {isSearched ? 'all results' : 'opens'}
      </span>
      {canCopy && (
        <span className="wide-only">
          <kbd>Ctrl Enter</kbd> copies
        </span>
      )}
      <span className="wide-only">
        <kbd>Esc</kbd> closes
      </span>
      {canCopy && <span className="ml-auto">calculated here</span>}
    </p>
  );
}

interface OptionProps {
  readonly id: string;
  readonly option: PaletteOption;
  readonly isActive: boolean;
  /** Enter opens it. */
  readonly isEntered: boolean;
  readonly onChoose: (option: PaletteOption) => void;
}

function Option({ id, option, isActive, isEntered, onChoose }: OptionProps) {
  const style: CSSProperties & { '--hue': number } = { '--hue': option.hue };
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className="palette-option"
      style={style}
      // The field keeps the focus, so that nothing closes before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
    >
      <span className="tile">
        <Icon name={option.icon} />
      </span>
      <span className="palette-words">
        <strong>{option.name}</strong> <span className="palette-finding-small">{option.description}</span>
      </span>
      {isEntered && <kbd className="wide-only ml-auto">Enter</kbd>}
    </div>
  );
}
