import { useId } from 'react'
import './octopus.css'
import type { Emotion } from './emotions.ts'

/** Arms as paths from under the head to their tips; each sways around where it grows, in its own time. */
const ARMS = [
  { d: 'M41 74C28 76 18 84 12 80C7 76 10 69 16 71', grow: '100% 20%', sway: 5, late: 0 },
  { d: 'M79 74C92 76 102 84 108 80C113 76 110 69 104 71', grow: '0% 20%', sway: -5, late: 0.4 },
  { d: 'M44 80C34 90 30 102 21 102C14 102 13 94 19 93', grow: '100% 0%', sway: 6, late: 0.9 },
  { d: 'M76 80C86 90 90 102 99 102C106 102 107 94 101 93', grow: '0% 0%', sway: -6, late: 1.3 },
  { d: 'M50 83C46 96 47 108 39 111C33 113 29 107 34 103', grow: '70% 0%', sway: 5, late: 0.6 },
  { d: 'M70 83C74 96 73 108 81 111C87 113 91 107 86 103', grow: '30% 0%', sway: -5, late: 1.7 },
  { d: 'M57 84C56 96 60 106 55 113', grow: '50% 0%', sway: 4, late: 1.1 },
  { d: 'M63 84C64 96 66 104 71 110', grow: '50% 0%', sway: -4, late: 0.2 },
] as const

/** Rings of the skin: place and radius. */
const RINGS = [
  [60, 19, 5],
  [44, 27, 4.4],
  [76, 27, 4.4],
  [36, 41, 3.6],
  [84, 41, 3.6],
  [53, 36, 4.2],
  [68, 37, 4.2],
  [30, 79, 2.3],
  [90, 79, 2.3],
  [33, 95, 2.2],
  [87, 95, 2.2],
  [46, 99, 2],
  [74, 99, 2],
] as const

const MOUTH: Record<Emotion, string> = {
  happy: 'M53 71Q60 77 67 71',
  thinking: 'M55 73Q60 71 65 73',
  excited: 'M52 70Q60 81 68 70Q60 73 52 70Z',
  celebrating: 'M51 69Q60 83 69 69Q60 72 51 69Z',
  curious: 'M58 73a2.600 2.600 0 1 0 5 0a2.600 2.600 0 1 0 -5 0',
  sleepy: 'M56 73Q60 75 64 73',
  worried: 'M54 75Q60 70 66 75',
}

/** Where the eyes look, and how far they are open. */
const LOOK: Record<Emotion, { readonly x: number; readonly y: number; readonly open: number }> = {
  happy: { x: 0, y: 0, open: 1 },
  thinking: { x: 1.6, y: -2.2, open: 0.9 },
  excited: { x: 0, y: -0.6, open: 1.14 },
  celebrating: { x: 0, y: 0, open: 0 },
  curious: { x: -1.5, y: 0.6, open: 1.1 },
  sleepy: { x: 0, y: 1.4, open: 0.42 },
  worried: { x: 0, y: 1, open: 1.05 },
}

const Eye = ({ cx, emotion }: { readonly cx: number; readonly emotion: Emotion }) => {
  const { x, y, open } = LOOK[emotion]
  // Joy closes the eyes into arcs.
  if (open === 0)
    return (
      <path
        d={`M${cx - 7} 60Q${cx} 51 ${cx + 7} 60`}
        fill="none"
        stroke="#1b1030"
        strokeWidth="3"
        strokeLinecap="round"
      />
    )
  const ry = 8 * open
  return (
    <g className="octo-lids">
      <ellipse cx={cx} cy="58" rx="8" ry={ry} fill="#fff6e2" />
      <ellipse cx={cx + x} cy={58 + y} rx="5.300" ry={Math.min(5.8, ry)} fill="#1b1030" />
      <circle cx={cx + x - 1.7} cy={58 + y - Math.min(2.2, ry / 2)} r="1.700" fill="#fff" />
      {emotion === 'excited' && <circle cx={cx + x + 2} cy={60 + y} r="1" fill="#7fe9ff" />}
    </g>
  )
}

const Brows = ({ emotion }: { readonly emotion: Emotion }) => {
  const d = {
    worried: 'M38 48Q44 44 50 44.500M82 48Q76 44 70 44.500',
    thinking: 'M39 46Q45 43 51 45.500M70 43.500Q76 40 82 44',
    curious: 'M38 44Q44 40 51 43M70 46Q76 45 81 47',
  }[emotion as string]
  return d ? <path d={d} fill="none" stroke="#8a4b33" strokeWidth="2.400" strokeLinecap="round" /> : null
}

/** What floats beside the head. */
const Extras = ({ emotion }: { readonly emotion: Emotion }) => {
  if (emotion === 'sleepy')
    return (
      <g className="octo-drift" fill="none" stroke="var(--c-accent)" strokeWidth="2" strokeLinejoin="round">
        <path d="M92 30h7l-7 8h7" />
        <path d="M102 18h5l-5 6h5" />
      </g>
    )
  if (emotion === 'thinking')
    return (
      <g className="octo-drift" fill="var(--c-accent)">
        <circle cx="92" cy="34" r="2" />
        <circle cx="98" cy="26" r="2.800" />
        <circle cx="105" cy="16" r="3.800" />
      </g>
    )
  if (emotion === 'celebrating' || emotion === 'excited')
    return (
      <g className="octo-ring" stroke="var(--c-accent)" strokeWidth="2.400" strokeLinecap="round">
        <path d="M18 34l-6-4M24 22l-4-7M102 34l6-4M96 22l4-7" />
      </g>
    )
  return null
}

/** The guide: a blue-ringed octopus that shows how it feels. A picture only; what it says is text beside it. */
export const Octopus = ({ emotion, sizePx }: { readonly emotion: Emotion; readonly sizePx: number }) => {
  const skin = useId()
  return (
    <svg
      aria-hidden="true"
      data-emotion={emotion}
      viewBox="0 0 120 120"
      width={sizePx}
      height={sizePx}
      className="octo shrink-0 overflow-visible"
    >
      <defs>
        <radialGradient id={skin} cx="42%" cy="22%" r="85%">
          <stop offset="0" stopColor="#ffd2a1" />
          <stop offset="0.55" stopColor="#e59a6b" />
          <stop offset="1" stopColor="#a4573f" />
        </radialGradient>
      </defs>
      <g className="octo-body">
        {ARMS.map(({ d, grow, sway, late }) => (
          <g
            key={d}
            className="octo-arm"
            style={{ transformOrigin: grow, animationDelay: `-${late}s`, ['--sway' as string]: `${sway}deg` }}
          >
            <path d={d} fill="none" stroke="#a4573f" strokeWidth="10.500" strokeLinecap="round" />
            <path d={d} fill="none" stroke="#e0946a" strokeWidth="7.500" strokeLinecap="round" />
          </g>
        ))}
        <path
          d="M60 6C82 6 94 22 94 40C94 52 87 57 87 66C87 79 75 87 60 87C45 87 33 79 33 66C33 57 26 52 26 40C26 22 38 6 60 6Z"
          fill={`url(#${skin})`}
        />
        {RINGS.map(([x, y, r], index) => (
          <g key={`${x} ${y}`} className="octo-ring" style={{ animationDelay: `-${index * 0.37}s` }}>
            <circle cx={x} cy={y} r={r + 1.3} fill="#2b1738" opacity="0.55" />
            <circle cx={x} cy={y} r={r} fill="#3a2148" stroke="#38b6ff" strokeWidth={r > 3 ? 2 : 1.5} />
          </g>
        ))}
        <Brows emotion={emotion} />
        <Eye cx={45} emotion={emotion} />
        <Eye cx={75} emotion={emotion} />
        <ellipse cx="38" cy="70" rx="4.500" ry="2.600" fill="#ff8f7a" opacity="0.5" />
        <ellipse cx="82" cy="70" rx="4.500" ry="2.600" fill="#ff8f7a" opacity="0.5" />
        <path
          d={MOUTH[emotion]}
          fill={MOUTH[emotion].endsWith('Z') ? '#5c1f2f' : 'none'}
          stroke="#5c1f2f"
          strokeWidth="2.600"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <Extras emotion={emotion} />
    </svg>
  )
}
