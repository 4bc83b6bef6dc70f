import { useEffect } from 'react';
import type { BoxesProps } from '#client/tool-kit/operation-page/tool-slots.ts';
import { Button } from '#client/ui/button.tsx';
import { base32, encodeBits } from '#core/bytes/base-n/bit-digits.ts';
import { randomBytes } from '#core/random/secure-random.ts';
import type operation from '../operation.ts';
import { readAddress } from '../otpauth.ts';

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;

/** Makes a new secret, and asks for another run as soon as the code has changed. */
export function CodeClock({ options, change }: BoxesProps<typeof operation>) {
  const { secret, time, tick } = options;
  const { type, period } = addressOf(secret) ?? options;
  const isRunning = secret !== '' && type === 'totp' && time.trim() === '';
  useEffect(() => {
    if (!isRunning) return;
    const periodMs = period * 1000;
    const timer = setTimeout(() => change({ tick: tick + 1 }), periodMs - (Date.now() % periodMs) + 20);
    return () => clearTimeout(timer);
  }, [isRunning, period, tick, change]);
  return (
    <div>
      <Button icon="refresh-cw" onClick={() => change(newSecret())}>
        New secret
      </Button>
    </div>
  );
}

function newSecret() {
  return { secret: encodeBits(randomBytes(secretBytes), base32), form: 'base32' as const };
}

/** Undefined for a plain secret. */
function addressOf(secret: string) {
  try {
    return readAddress(secret);
  } catch {
    // The run names the mistake.
    return undefined;
  }
}
