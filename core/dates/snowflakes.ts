/** Sequence numbers whose upper bits are milliseconds of an own epoch. */
export const snowflakes = {
  twitter: { label: 'Snowflake of X (Twitter)', shift: 22n, zeroMs: 1_288_834_974_657n },
  discord: { label: 'Snowflake of Discord', shift: 22n, zeroMs: 1_420_070_400_000n },
  instagram: { label: 'Id of Instagram', shift: 23n, zeroMs: 1_314_220_021_721n },
  mastodon: { label: 'Id of Mastodon', shift: 16n, zeroMs: 0n },
} as const;

export type SnowflakeId = keyof typeof snowflakes;
