import { useRef, useState } from 'react';
import { searchTimeZones, type NamedZone } from '#core/dates/zones/named-zones.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/inputs.tsx';
import { describeDoubt } from '../abbreviations.ts';

interface AddZoneProps {
  readonly epochMs: number;
  readonly onAdd: (id: string) => void;
}

const mostFound = 6;

/** Finds zones by city, abbreviation, airport, or old and new names. */
export function AddZone({ epochMs, onAdd }: AddZoneProps) {
  const [written, setWritten] = useState('');
  const [remark, setRemark] = useState<string>();
  const found = written.trim() === '' ? [] : searchTimeZones(written, mostFound);
  const [first] = found;
  const form = useRef<HTMLFormElement>(null);
  const add = ({ id }: NamedZone) => {
    setRemark(describeDoubt(written, epochMs));
    setWritten('');
    onAdd(id);
    // The clicked suggestion disappears, and the focus would be lost with it.
    form.current?.querySelector('input')?.focus();
  };
  return (
    <form
      ref={form}
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (first) add(first);
      }}
    >
      <TextField
        label="Add a zone"
        placeholder="City, country, EST, LHR, Asia/Kolkata, UTC+5:30"
        maxLength={60}
        value={written}
        hint={remark}
        error={
          written.trim() !== '' && !first ? 'No zone is known by this name: try its largest city.' : undefined
        }
        onChange={(value) => {
          setWritten(value);
          setRemark(undefined);
        }}
      />
      {found.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {found.map((zone, index) => (
            <Button
              key={`${zone.id} ${zone.name}`}
              isSmall
              icon="plus"
              type={index === 0 ? 'submit' : 'button'}
              {...(index === 0 ? {} : { onClick: () => add(zone) })}
            >
              {zone.name} <span className="text-ink-3">{zone.id.replaceAll('_', ' ')}</span>
            </Button>
          ))}
        </div>
      )}
    </form>
  );
}
