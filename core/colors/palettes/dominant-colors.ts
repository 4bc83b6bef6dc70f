import { coordinatesIn, isInGamut } from '#core/colors/spaces/color-conversion.ts';
import type { ColorSource, Coordinates } from '#core/colors/spaces/color-source.ts';
import { mapToGamut } from '#core/colors/spaces/gamut-mapping.ts';

/** A color and its weight, such as its number of pixels. */
export interface WeightedColor {
  readonly color: ColorSource;
  readonly weight: number;
}

export interface DominantColor {
  readonly color: ColorSource;
  /** Its fraction of the whole weight, 0 to 1. */
  readonly share: number;
}

interface Point {
  readonly color: ColorSource;
  readonly place: Coordinates;
  readonly weight: number;
}

interface Cluster {
  place: Coordinates;
  points: Point[];
  weight: number;
}

const mostRounds = 24;
/** The smallest distance (OKLab) at which two colors of a palette look different. */
const leastDistance = 0.025;
/** A color with at least this fraction of its group represents the group unchanged. */
const leadingShare = 0.5;

/**
 * Returns at most `count` colors that represent all: k-means in OKLab (Lloyd 1982), largest share first. The start is
 * the heaviest color, then each time the color with the largest weighted distance, so that equal input gives equal
 * output.
 */
export function findDominantColors(colors: readonly WeightedColor[], count: number): DominantColor[] {
  const points = colors.map(({ color, weight }) => ({ color, weight, place: coordinatesIn(color, 'oklab') }));
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  let clusters = assign(points, seed(points, count));
  for (let round = 0; round < mostRounds; round += 1) {
    const next = assign(points, clusters.map(middleOf));
    const isSettled = next.every(
      ({ place }, index) => squared(place, clusters[index]?.place ?? place) < 1e-10,
    );
    clusters = next;
    if (isSettled) break;
  }
  return mergeNear(clusters)
    .map((cluster) => ({ color: standFor(cluster), share: cluster.weight / total }))
    .sort((one, other) => other.share - one.share);
}

function seed(points: readonly Point[], count: number): Coordinates[] {
  const first = points.reduce((heaviest, point) => (point.weight > heaviest.weight ? point : heaviest));
  const seeds = [first.place];
  const far = points.map(({ place }) => squared(place, first.place));
  while (seeds.length < count) {
    let best = -1;
    let most = 0;
    points.forEach(({ weight }, index) => {
      const pull = weight * (far[index] ?? 0);
      if (pull > most) [best, most] = [index, pull];
    });
    const next = points[best];
    if (!next) break;
    seeds.push(next.place);
    points.forEach(({ place }, index) => {
      far[index] = Math.min(far[index] ?? 0, squared(place, next.place));
    });
  }
  return seeds;
}

function assign(points: readonly Point[], places: readonly Coordinates[]): Cluster[] {
  const clusters = places.map((place): Cluster => ({ place, points: [], weight: 0 }));
  for (const point of points) {
    let nearest = clusters[0];
    let least = Infinity;
    for (const cluster of clusters) {
      const distance = squared(point.place, cluster.place);
      if (distance < least) [nearest, least] = [cluster, distance];
    }
    nearest?.points.push(point);
    if (nearest) nearest.weight += point.weight;
  }
  return clusters.filter(({ weight }) => weight > 0);
}

function middleOf({ points, weight }: Cluster): Coordinates {
  const mean = (index: 0 | 1 | 2) =>
    points.reduce((sum, point) => sum + point.place[index] * point.weight, 0) / weight;
  return [mean(0), mean(1), mean(2)];
}

function mergeNear(clusters: readonly Cluster[]): Cluster[] {
  const kept: Cluster[] = [];
  for (const cluster of clusters.toSorted((one, other) => other.weight - one.weight)) {
    const like = kept.find(({ place }) => squared(place, cluster.place) < leastDistance ** 2);
    if (!like) {
      kept.push({ ...cluster });
      continue;
    }
    like.points = [...like.points, ...cluster.points];
    like.weight += cluster.weight;
  }
  return kept;
}

/** Returns the color of a cluster. A flat color stays exact; many shades are averaged. */
function standFor(cluster: Cluster): ColorSource {
  const leader = cluster.points.reduce((heaviest, point) =>
    point.weight > heaviest.weight ? point : heaviest,
  );
  if (leader.weight >= cluster.weight * leadingShare) return leader.color;
  const middle = { space: 'oklab', coordinates: middleOf(cluster), alpha: 1 } as const;
  // The mean of sRGB colors in OKLab may lie outside sRGB.
  return cluster.points.every(({ color }) => isInGamut(color, 'srgb')) ? mapToGamut(middle, 'srgb') : middle;
}

function squared(a: Coordinates, b: Coordinates): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}
