/** Another time zone with the same abbreviation. */
interface OtherMeaning {
  readonly place: string;
  readonly id: string;
}

/** The offset that an abbreviation means, in minutes from UTC, and its other meanings. */
export interface AbbreviationFacts {
  readonly offsetMinutes: number;
  readonly others: readonly OtherMeaning[];
}

/** Abbreviations that imply summer or standard time, or are used by several zones. */
export const abbreviationFacts: Readonly<Record<string, AbbreviationFacts>> = {
  est: { offsetMinutes: -300, others: [] },
  ast: { offsetMinutes: -240, others: [{ place: 'Arabia (Riyadh)', id: 'Asia/Riyadh' }] },
  adt: { offsetMinutes: -180, others: [] },
  amt: { offsetMinutes: -240, others: [{ place: 'Armenia (Yerevan)', id: 'Asia/Yerevan' }] },
  sst: { offsetMinutes: -660, others: [{ place: 'Singapore', id: 'Asia/Singapore' }] },
  wast: { offsetMinutes: 120, others: [{ place: 'Western Australia (Perth)', id: 'Australia/Perth' }] },
  nst: { offsetMinutes: -210, others: [] },
  ndt: { offsetMinutes: -150, others: [] },
  akst: { offsetMinutes: -540, others: [] },
  akdt: { offsetMinutes: -480, others: [] },
  gst: { offsetMinutes: 240, others: [{ place: 'South Georgia', id: 'Atlantic/South_Georgia' }] },
  wet: { offsetMinutes: 0, others: [] },
  west: { offsetMinutes: 60, others: [] },
  idt: { offsetMinutes: 180, others: [] },
  acst: { offsetMinutes: 570, others: [] },
  acdt: { offsetMinutes: 630, others: [] },
  edt: { offsetMinutes: -240, others: [] },
  cst: {
    offsetMinutes: -360,
    others: [
      { place: 'China (Shanghai)', id: 'Asia/Shanghai' },
      { place: 'Cuba (Havana)', id: 'America/Havana' },
    ],
  },
  cdt: { offsetMinutes: -300, others: [{ place: 'Cuba (Havana)', id: 'America/Havana' }] },
  mst: {
    offsetMinutes: -420,
    others: [
      { place: 'Malaysia (Kuala Lumpur)', id: 'Asia/Kuala_Lumpur' },
      { place: 'Arizona (Phoenix)', id: 'America/Phoenix' },
    ],
  },
  mdt: { offsetMinutes: -360, others: [] },
  pst: { offsetMinutes: -480, others: [{ place: 'Philippines (Manila)', id: 'Asia/Manila' }] },
  pdt: { offsetMinutes: -420, others: [] },
  bst: { offsetMinutes: 60, others: [{ place: 'Bangladesh (Dhaka)', id: 'Asia/Dhaka' }] },
  cet: { offsetMinutes: 60, others: [] },
  cest: { offsetMinutes: 120, others: [] },
  eet: { offsetMinutes: 120, others: [] },
  eest: { offsetMinutes: 180, others: [] },
  ist: {
    offsetMinutes: 330,
    others: [
      { place: 'Israel (Jerusalem)', id: 'Asia/Jerusalem' },
      { place: 'Ireland (Dublin)', id: 'Europe/Dublin' },
    ],
  },
  aest: { offsetMinutes: 600, others: [] },
  aedt: { offsetMinutes: 660, others: [] },
  nzst: { offsetMinutes: 720, others: [] },
  nzdt: { offsetMinutes: 780, others: [] },
};
