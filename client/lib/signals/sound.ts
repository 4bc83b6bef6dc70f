/** One beep: its pitch, and when it sounds, counted from the moment of playing. */
export interface Tone {
  readonly hz: number;
  readonly startMs: number;
  readonly lengthMs: number;
}

let context: AudioContext | undefined;
/** How many are played at once: the context rests while there is none. */
let playing = 0;
const loudness = 0.3;

/**
 * Readies sound. Browsers allow it only in answer to a key or a button, so call this from one, long before the tones
 * are due. Silent until then, and costs nothing meanwhile.
 */
export function allowSound(): void {
  const audio = (context ??= new AudioContext());
  void audio.resume().then(() => (playing === 0 ? audio.suspend() : undefined));
}

/**
 * Plays tones, without a file, and returns what stops them; `onEnd` is called once, at their end or when stopped. On a
 * page on which no key or button was pressed, browsers refuse sound: then nothing is heard.
 */
export function playTones(tones: readonly Tone[], onEnd?: () => void): () => void {
  if (tones.length === 0 || !navigator.userActivation.hasBeenActive) {
    onEnd?.();
    return () => undefined;
  }
  const audio = (context ??= new AudioContext());
  const output = new GainNode(audio, { gain: loudness });
  output.connect(audio.destination);
  let isOver = false;
  playing += 1;
  void audio.resume();
  const oscillators = tones.map((tone) => playTone(audio, output, tone));
  const stop = () => {
    if (isOver) return;
    isOver = true;
    playing -= 1;
    output.disconnect();
    if (playing === 0) void audio.suspend();
    onEnd?.();
  };
  oscillators.at(-1)?.addEventListener('ended', stop);
  return stop;
}

/** Rises and falls within five milliseconds, as a sudden edge would click. */
function playTone(audio: AudioContext, output: AudioNode, { hz, startMs, lengthMs }: Tone): OscillatorNode {
  const edge = 0.005;
  const start = audio.currentTime + startMs / 1000 + edge;
  const end = start + lengthMs / 1000;
  const envelope = new GainNode(audio, { gain: 0 });
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(1, start + edge);
  envelope.gain.setValueAtTime(1, end - edge);
  envelope.gain.linearRampToValueAtTime(0, end);
  const oscillator = new OscillatorNode(audio, { type: 'sine', frequency: hz });
  oscillator.connect(envelope).connect(output);
  oscillator.start(start);
  oscillator.stop(end);
  return oscillator;
}
