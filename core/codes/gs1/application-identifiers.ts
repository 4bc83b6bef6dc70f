/** The format of a GS1 application identifier's value (GS1 General Specifications, section 3). */
export interface ValueShape {
  readonly ai: string;
  readonly title: string;
  readonly isNumeric: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  /** How many leading digits end with a check digit; 0 for no check digit. */
  readonly checkedLength: number;
  /** A date as YYMMDD; `day-or-month` allows 00 for an unknown day. */
  readonly date?: 'day' | 'day-or-month' | undefined;
  /** True if its length is predefined, so that no separator follows. */
  readonly isPredefined: boolean;
}

/**
 * Columns: AI, title, format (n14, x..20, n6..12). Then c14 for a check digit at the end of 14 digits, and d or dm for
 * a date.
 */
const table = `
00 SSCC n18 c18
01 GTIN n14 c14
02 CONTENT n14 c14
03 MTO_GTIN n14 c14
10 BATCH/LOT x..20
11 PROD_DATE n6 dm
12 DUE_DATE n6 dm
13 PACK_DATE n6 dm
15 BEST_BEFORE n6 dm
16 SELL_BY n6 dm
17 USE_BY n6 dm
20 VARIANT n2
21 SERIAL x..20
22 CPV x..20
235 TPX x..28
240 ADDITIONAL_ID x..30
241 CUST._PART_No. x..30
242 MTO_VARIANT n..6
243 PCN x..20
250 SECONDARY_SERIAL x..30
251 REF._TO_SOURCE x..30
253 GDTI x13..30 c13
254 GLN_EXTENSION x..20
255 GCN n13..25 c13
30 VAR._COUNT n..8
37 COUNT n..8
400 ORDER_NUMBER x..30
401 GINC x..30
402 GSIN n17 c17
403 ROUTE x..30
410 SHIP_TO_LOC n13 c13
411 BILL_TO n13 c13
412 PURCHASE_FROM n13 c13
413 SHIP_FOR_LOC n13 c13
414 LOC_No. n13 c13
415 PAY_TO n13 c13
416 PROD/SERV_LOC n13 c13
417 PARTY n13 c13
420 SHIP_TO_POST x..20
421 SHIP_TO_POST x4..12
422 ORIGIN n3
424 COUNTRY_PROCESS n3
425 COUNTRY_DISASSEMBLY n3..15
426 COUNTRY_FULL_PROCESS n3
427 ORIGIN_SUBDIVISION x..3
710 NHRN_PZN x..20
711 NHRN_CIP x..20
712 NHRN_CN x..20
713 NHRN_DRN x..20
714 NHRN_AIM x..20
7001 NSN n13
7002 MEAT_CUT x..30
7003 EXPIRY_TIME n10
7004 ACTIVE_POTENCY n..4
7006 FIRST_FREEZE_DATE n6 d
8001 DIMENSIONS n14
8003 GRAI x14..30 c14
8004 GIAI x..30
8005 PRICE_PER_UNIT n6
8006 ITIP n18 c14
8007 IBAN x..34
8008 PROD_TIME n8..12
8010 CPID x..30
8013 GMN x..25
8017 GSRN_PROVIDER n18 c18
8018 GSRN_RECIPIENT n18 c18
8020 REF_No. x..25
8110 COUPON x..70
8200 PRODUCT_URL x..70
90 INTERNAL x..30
91 INTERNAL x..90
92 INTERNAL x..90
93 INTERNAL x..90
94 INTERNAL x..90
95 INTERNAL x..90
96 INTERNAL x..90
97 INTERNAL x..90
98 INTERNAL x..90
99 INTERNAL x..90
`;

/** The first two digits of identifiers with a predefined length (General Specifications, figure 7.8.5-2). */
const predefined = new Set('00 01 02 03 04 11 12 13 14 15 16 17 18 19 20 31 32 33 34 35 36 41'.split(' '));

const known = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const shape = readLine(line);
      return [shape.ai, shape] as const;
    }),
);

/** Returns the format of an identifier's value; undefined for an unknown identifier. */
export function findShape(ai: string): ValueShape | undefined {
  const shape = known.get(ai);
  if (shape) return shape;
  // Measures (310n … 369n) and amounts (390n … 395n): the fourth digit places the decimal point.
  if (/^3[1-6]\d\d$/.test(ai)) return readLine(`${ai} MEASURE n6`);
  if (/^39[0-4]\d$/.test(ai))
    return readLine(`${ai} AMOUNT ${/^39[13]/.test(ai) ? 'n4..18' : ai.startsWith('394') ? 'n4' : 'n..15'}`);
  if (/^395\d$/.test(ai)) return readLine(`${ai} PRICE/UOM n6`);
  return undefined;
}

function readLine(line: string): ValueShape {
  const [ai = '', title = '', format = '', extra = ''] = line.split(' ');
  const [, type, first = '', dots, last = ''] = /^([nx])(\d*)(\.\.)?(\d*)$/.exec(format) ?? [];
  const minLength = first === '' ? 1 : Number(first);
  return {
    ai,
    title: title.replaceAll('_', ' '),
    isNumeric: type === 'n',
    minLength,
    maxLength: dots ? Number(last) : minLength,
    checkedLength: extra.startsWith('c') ? Number(extra.slice(1)) : 0,
    date: extra === 'd' ? 'day' : extra === 'dm' ? 'day-or-month' : undefined,
    isPredefined: predefined.has(ai.slice(0, 2)),
  };
}
