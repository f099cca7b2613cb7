import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Pose, within } from './flaws.ts';

/** What an arrow key changes, in degrees. */
const arrows: Readonly<Record<string, Pose>> = {
  ArrowLeft: { turn: -5, tilt: 0 },
  ArrowRight: { turn: 5, tilt: 0 },
  ArrowUp: { turn: 0, tilt: 5 },
  ArrowDown: { turn: 0, tilt: -5 },
};

/** A swipe crosses so many pixels within so many milliseconds; slower, it turns the card. */
const swipe = { px: 60, ms: 300 };

const front: Pose = { turn: 0, tilt: 0 };
const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** iOS alone asks before it tells how the phone is held. */
type Asking = typeof DeviceOrientationEvent & { requestPermission?: () => Promise<'granted' | 'denied'> };
const sensor = (): Asking | undefined => window.DeviceOrientationEvent;
/** Unless the visitor has to be asked first, or prefers what does not move. */
const startsTilted = () => !!sensor() && !sensor()?.requestPermission && !prefersStill();

/**
 * The pose of the card, and what changes it: keys, the pointer, the tilt of a phone.
 * @param flip turns the card over
 */
export function usePose(flip: () => void) {
  const [pose, setPose] = useState(front);
  const [isTilted, setTilted] = useState(startsTilted);
  const [pressed, setPressed] = useState<{ x: number; y: number; at: number } | null>(null);
  const isTap = useRef(false);
  const hold = (next: Pose) => setPose(within(next));

  // The phone turns the card no more as soon as its button says so.
  useLayoutEffect(() => {
    if (!isTilted) return;
    let level: { beta: number; gamma: number } | undefined;
    const onTilt = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return;
      // The phone as it is held at first shows the front.
      level ??= { beta, gamma };
      setPose(within({ turn: gamma - level.gamma, tilt: beta - level.beta }));
    };
    window.addEventListener('deviceorientation', onTilt);
    return () => window.removeEventListener('deviceorientation', onTilt);
  }, [isTilted]);

  return {
    pose,
    hold,
    isTilted,
    /** Follows the tilt of the phone, or no more. @returns false if the visitor or the phone refuses */
    async toggleTilt(): Promise<boolean> {
      if (
        !isTilted &&
        (await sensor()
          ?.requestPermission?.()
          .catch(() => 'denied')) === 'denied'
      )
        return false;
      setTilted(!isTilted);
      return true;
    },
    /** Whether the last press moved nothing. */
    isTap,
    onKeyDown(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const step = arrows[key];
      if (ctrlKey || metaKey || altKey || target instanceof HTMLInputElement) return;
      if (key === 'f') flip();
      if (!step) return;
      event.preventDefault();
      hold({ turn: pose.turn + step.turn, tilt: pose.tilt + step.tilt });
    },
    /** For the table: the card turns to the place of a mouse, or of a finger that draws over it. */
    pointer: {
      onPointerDown({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) {
        setPressed({ x, y, at });
      },
      onPointerMove({ clientX, clientY, pointerType, target, currentTarget }: PointerEvent) {
        if (!pressed && (pointerType !== 'mouse' || prefersStill())) return;
        // A button of the back must not move away from the pointer that is about to press it.
        if (target instanceof Element && target.closest('a, button')) return;
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        const [x, y] = [(clientX - left) / width - 0.5, (clientY - top) / height - 0.5];
        hold({ turn: x * 60, tilt: y * 60 });
      },
      onPointerUp({ clientX, clientY, timeStamp, pointerType }: PointerEvent) {
        setPressed(null);
        const [across, down] = pressed ? [Math.abs(clientX - pressed.x), Math.abs(clientY - pressed.y)] : [0, 0];
        isTap.current = across + down < 8;
        if (!pressed || pointerType === 'mouse' || timeStamp - pressed.at > swipe.ms) return;
        if (across < swipe.px || across < 2 * down) return;
        hold(front);
        flip();
      },
      onPointerCancel: () => setPressed(null),
    },
  };
}
