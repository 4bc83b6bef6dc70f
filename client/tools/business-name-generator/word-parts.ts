const list = (words: string) => words.split(' ');

/** Words that suit many trades, by the image they suggest. */
export const images: Readonly<Record<string, readonly string[]>> = {
  growth: list('seed sprout root branch bloom orchard meadow harvest sapling fern grove canopy'),
  strength: list('oak granite anchor forge keel summit boulder iron bastion pillar ridge harbor'),
  speed: list('swift dart comet falcon arrow rapid gallop sprint jet current breeze spark'),
  light: list('beacon lantern dawn ember prism lumen flare halo glow aurora candle ray'),
  guidance: list('compass north chart path pilot atlas lodestar bridge signal milestone trail map'),
  craft: list('loom anvil chisel thread workshop bench kiln quill palette stitch lathe maker'),
  calm: list('haven cove willow brook pebble lagoon nest hearth shade moss drift still'),
  cleverness: list('fox raven owl riddle cipher pixel lever key lens quartz cog tinker'),
};

/** Latin and Greek roots with their meanings. */
export const roots: readonly (readonly [root: string, meaning: string])[] = [
  ['vera', 'true, Latin'],
  ['nova', 'new, Latin'],
  ['lumi', 'light, Latin'],
  ['terra', 'earth, Latin'],
  ['aqua', 'water, Latin'],
  ['viva', 'living, Latin'],
  ['forti', 'strong, Latin'],
  ['celer', 'swift, Latin'],
  ['alta', 'high, Latin'],
  ['magna', 'great, Latin'],
  ['clara', 'clear, Latin'],
  ['fida', 'faithful, Latin'],
  ['syn', 'together, Greek'],
  ['helio', 'sun, Greek'],
  ['chrono', 'time, Greek'],
  ['kalo', 'beautiful, Greek'],
  ['neo', 'new, Greek'],
  ['sophi', 'wisdom, Greek'],
  ['techni', 'craft, Greek'],
  ['zoe', 'life, Greek'],
  ['eu', 'good, Greek'],
  ['poly', 'many, Greek'],
];

export const prefixes = list('go my get the pro neo ever true open all over up re one bright blue north');
export const suffixes = list(
  'ly ify hub lab works base flow nest wise mark craft port point yard room line side kit well loop',
);

/** The parts of invented words: the start of a syllable, its vowel, and its possible end. */
export const feels = {
  soft: {
    starts: list('l m n v r s f b d el al'),
    vowels: list('a e i o ia io ea'),
    ends: ['', '', '', 'n', 'l', 'r', 'ra'],
  },
  crisp: {
    starts: list('k t st sk br gr v dr tr sv f'),
    vowels: list('a e i o u ei'),
    ends: ['', 'n', 'k', 'd', 'rn', 'st', 'x'],
  },
  open: { starts: list('k s t n h m y r w z sh'), vowels: list('a i u e o ai'), ends: ['', '', '', '', 'n'] },
} as const;

export type Feel = keyof typeof feels;

/** Letter sequences that no name should contain, in languages that customers are likely to speak. */
export const unwelcome = list(
  'ass anal anus arse bitch cock coon cum cunt damn dick dyke fag fart fuck gook hell hitler homo jerk kike klan kkk merd minge mist nazi negr nigg ' +
    'nude paki penis piss poop porn prick puss puta queer rape scat scheis sex shit slut spic suck tit turd twat urin vagin wank whore',
);
