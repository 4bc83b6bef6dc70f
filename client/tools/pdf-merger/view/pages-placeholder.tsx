/** A placeholder for the pages. */
export function PagesPlaceholder() {
  return (
    <div className="text-ink-3 grid h-[clamp(16rem,40dvh,26rem)] place-content-center gap-2 p-6 text-center">
      <p className="text-ink-2 font-semibold">The pages show up here.</p>
      <p>Drag them into order, or use the arrow keys with Alt. Rotate with R, delete with Del.</p>
    </div>
  );
}
