import type { Handoff, TrailStep } from '#client/lib/sharing/handoff.ts';
import { pageAddress, readFragment, replaceFragment } from '#client/lib/navigation.ts';
import type { ToolSummary } from '#client/tool-kit/define-tool.ts';

/** Data from the page's address: shared values, or data from another tool. */
export interface Arrival {
  readonly values?: Readonly<Record<string, unknown>> | undefined;
  readonly handoff?: Handoff | undefined;
  /** True for texts of any length and files that were on this page before it was reloaded. */
  readonly isKept?: boolean;
}

/**
 * Reads a part's current values for a link; with the person's input only when `withInput`. For a reload (`isKept`) long
 * texts and files count, too; secrets never.
 */
export type LinkSource = (withInput: boolean, isKept: boolean) => Readonly<Record<string, unknown>>;

/** One visit to a tool: the content of its links, and the data it was opened with. */
export interface ToolSession {
  readonly tool: ToolSummary;
  addLinkSource(source: LinkSource): () => void;
  /** True when a link with input would carry more than one without. */
  hasInput(): boolean;
  /** The input of all parts, for a reload. */
  readInput(): Readonly<Record<string, unknown>>;
  buildLink(withInput: boolean): Promise<string>;
  /** The earlier steps of the data; with `isWhole` including this one. */
  trail(isWhole: boolean): readonly TrailStep[];
  /** Leaves data for the next page, with the trail, and returns the fragment that identifies it. */
  sendOn(parcel: Omit<Handoff, 'fromTool' | 'trail'>): Promise<string>;
  /** Hands data to the tool's parts, as if another tool had sent it. */
  receive(handoff: Handoff): void;
  /** Shows the input that the page had before it was reloaded. */
  restore(values: Readonly<Record<string, unknown>>): void;
  onArrival(listener: (arrival: Arrival) => void): () => void;
  /** Reads the address; rejects with a ToolInputError for a link that cannot be read. */
  readAddress(): Promise<void>;
}

export function createToolSession(tool: ToolSummary): ToolSession {
  const sources = new Set<LinkSource>();
  const listeners = new Set<(arrival: Arrival) => void>();
  /** Kept for the first listener while there is none; its values also for parts that load later than others. */
  let unheard: Arrival | undefined;
  let past: readonly TrailStep[] = [];

  const collect = (withInput: boolean, isKept = false) =>
    Object.assign({}, ...[...sources].map((source) => source(withInput, isKept))) as Record<string, unknown>;

  function announce(arrival: Arrival): void {
    unheard = listeners.size === 0 ? arrival : { values: arrival.values };
    for (const listener of listeners) listener(arrival);
  }

  function trail(isWhole: boolean): readonly TrailStep[] {
    if (!isWhole) return past;
    // The input itself is not an option.
    const options = Object.entries(collect(true)).filter(([key]) => key !== 'text' && key !== 'files');
    return [...past, { tool: tool.id, name: tool.name, options: Object.fromEntries(options) }];
  }

  return {
    tool,
    trail,
    async sendOn(parcel) {
      const handoffs = await import('#client/lib/sharing/handoff.ts');
      return handoffs.leaveHandoff({ ...parcel, fromTool: tool.id, trail: trail(true) });
    },
    addLinkSource(source) {
      sources.add(source);
      return () => sources.delete(source);
    },
    readInput: () => collect(true, true),
    hasInput: () => Object.keys(collect(true)).length > Object.keys(collect(false)).length,
    async buildLink(withInput) {
      const values = collect(withInput);
      if (Object.keys(values).length === 0) return pageAddress();
      const links = await import('#client/lib/sharing/share-links.ts');
      return pageAddress(await links.encodeShareFragment(values));
    },
    receive: (handoff) => announce({ handoff }),
    restore: (values) => announce({ values, isKept: true }),
    onArrival(listener) {
      listeners.add(listener);
      const arrival = unheard;
      if (arrival) {
        unheard = { values: arrival.values };
        listener(arrival);
      }
      return () => listeners.delete(listener);
    },
    async readAddress() {
      const fragment = readFragment();
      // Such addresses are rare, so their reader is not part of the first load.
      if (/^v\d+\./.test(fragment)) {
        const links = await import('#client/lib/sharing/share-links.ts');
        announce({ values: await links.decodeShareFragment(fragment) });
        return;
      }
      if (!fragment.startsWith('from=')) return;
      const handoffs = await import('#client/lib/sharing/handoff.ts');
      const handoff = await handoffs.takeHandoff(fragment);
      if (!handoff) return;
      replaceFragment('');
      const { values } = handoff;
      past = handoff.trail ?? [];
      const files = values?.files as readonly File[] | undefined;
      announce(
        values
          ? { values, isKept: true, handoff: files?.length ? { ...handoff, files } : undefined }
          : { handoff },
      );
    },
  };
}
