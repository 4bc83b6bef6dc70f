interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1; undefined while the extent is unknown. */
  readonly fraction: number | undefined;
}

export function ProgressBar({ label, fraction }: ProgressBarProps) {
  const percent = fraction === undefined ? undefined : Math.round(fraction * 100);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={`progress ${fraction === undefined ? 'progress-unknown' : ''}`}
    >
      <span
        className="progress-bar"
        style={fraction === undefined ? undefined : { width: `${fraction * 100}%` }}
      />
    </span>
  );
}
