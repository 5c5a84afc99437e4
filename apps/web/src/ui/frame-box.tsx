import type { Frame } from './frame.ts'

/** A frame as it is drawn: in pixels of the pointer, whichever way the page reads. */
export const FrameBox = ({ fromX, fromY, toX, toY }: Frame) => (
  <div aria-hidden="true" dir="ltr" className="pointer-events-none absolute inset-0">
    <div
      data-frame=""
      className="absolute start-0 top-0 rounded-sm border border-accent bg-accent/15"
      style={{
        transform: `translate(${Math.min(fromX, toX)}px, ${Math.min(fromY, toY)}px)`,
        width: Math.abs(toX - fromX),
        height: Math.abs(toY - fromY),
      }}
    />
  </div>
)
