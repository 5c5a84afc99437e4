import { openGl, program } from './gl.ts'

/** A point of a limb: place, half width, how far from the top of the head it lies, and its row of rings. */
interface Spine {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly along: number
  readonly row: number
}

/** How the animal holds itself. Units: half the picture's height. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly size: number
  /** Radians, positive turns the head to the left. */
  readonly tilt: number
  /** 0 arms together behind the body, as in swimming; 1 arms spread. */
  readonly spread: number
  /** Phase of the arms' wave, in turns. */
  readonly sway: number
  /** 0 small, 1 full: the mantle breathes. */
  readonly breath: number
  /** How far the light of the rings has run from the head (0) to the tips (1.3). */
  readonly glow: number
  /** 0 open, 1 closed. */
  readonly blink: number
  readonly fade: number
}

const VERTEX = `
in vec2 place; in vec4 limb; /* across -1..1, along, radius, row of rings */
uniform float aspect;
out vec4 at;
void main() { at = limb; gl_Position = vec4(place.x / aspect, place.y, 0., 1.); }
`

/** A limb is lit as a round tube: the position across it gives the normal. */
const FRAGMENT = `
in vec4 at;
out vec4 colour;
uniform float seed, depth, glow, fade, emit, isBody, pulse;
uniform vec2 axis; /* the limb's own direction of light, turned with it */
float hash(vec2 p) { vec3 q = fract(vec3(p.xyx) * .1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p); f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1,0)), f.x), mix(hash(i + vec2(0,1)), hash(i + vec2(1,1)), f.x), f.y);
}
/* Rings sit in cells of the skin; x is the light of the ring's band, y the darkness inside and around it. */
vec2 rings(vec2 skin, float radius, float row) {
  vec2 q = isBody > .5 ? skin / .185 : vec2(skin.x / max(radius * 1.8, .02), row);
  if (isBody > .5) q.x += .5 * mod(floor(q.y), 2.);
  else q.x += .5 + .13 * sin(floor(q.y) * 2.3 + seed);
  vec2 id = floor(q);
  /* One row on an arm; none on the face. */
  if (isBody < .5 ? id.x != 0. : id.y > 2.) return vec2(0.);
  vec2 jitter = (vec2(hash(id + seed), hash(id + seed + 7.)) - .5) * (isBody > .5 ? .2 : .1);
  float size = (isBody > .5 ? .24 : .3) + .08 * hash(id + seed + 3.);
  vec2 v = fract(q) - .5 - jitter;
  v *= 1. + .07 * sin(atan(v.y, v.x) * 3. + seed + id.y * 2.);
  float d = length(v) / size;
  return vec2(smoothstep(.3, .08, abs(d - .86)), smoothstep(1.5, 1.0, d));
}
void main() {
  float across = at.x, along = at.y, radius = at.z;
  float edge = fwidth(across) * 1.2;
  float alpha = (1. - smoothstep(1. - edge, 1., abs(across))) * fade;
  float bulge = sqrt(max(0., 1. - across * across));
  vec2 skin = vec2(asin(clamp(across, -1., 1.)) * radius, along);
  float grainy = noise(skin * 60. + seed) * .6 + noise(skin * 140.) * .4;
  /* Light from above: axis is (side, tip) of the light in the limb's frame. */
  float lit = clamp(.34 + .62 * (across * axis.x + bulge * .55) + .16 * axis.y, 0., 1.);
  lit = pow(lit, 1.25) * mix(.62, 1., bulge) * (.86 + .28 * (grainy - .5));
  vec3 shadow = vec3(.075, .055, .13), warm = vec3(.80, .52, .36), pale = vec3(1., .80, .60);
  vec3 body = mix(shadow, warm, smoothstep(.02, .75, lit));
  body = mix(body, pale, smoothstep(.62, 1., lit) * .7);
  float mottled = noise(skin * 13. + seed * 3.);
  body *= .82 + .32 * mottled;
  float rim = pow(1. - bulge, 2.6);
  body += vec3(.10, .42, .52) * rim * (.45 + .4 * axis.y);
  vec2 ring = rings(skin, radius, at.w) * smoothstep(.1, .45, bulge);
  if (isBody < .5) ring *= smoothstep(.012, .026, radius);
  float lamp = smoothstep(along, along + .35, glow * 2.6) * (.8 + .2 * sin(pulse * 6.2831853 - along * 5.));
  vec3 blue = mix(vec3(.06, .22, .55), vec3(.16, .62, 1.), lamp);
  body = mix(body, vec3(.04, .035, .10), ring.y * .72);
  body = mix(body, blue * (.5 + .6 * lamp) * (.5 + .5 * bulge), ring.x);
  body += vec3(.45, .9, 1.) * pow(ring.x, 5.) * lamp * .45;
  vec3 deep = vec3(.02, .10, .16);
  body = mix(body, deep, depth);
  vec3 shining = vec3(.10, .55, 1.) * ring.x * lamp * (1. - depth * .7);
  colour = vec4(emit > .5 ? shining : body, 1.) * alpha;
}
`

const EYE = `
in vec4 at;
out vec4 colour;
uniform float fade, emit, blink, side;
void main() {
  vec2 p = vec2(at.x, at.y * 1.04);
  float d = length(p);
  float soft = fwidth(d);
  float alpha = (1. - smoothstep(1. - soft, 1., d)) * fade;
  float bulge = sqrt(max(0., 1. - d * d));
  vec3 lid = mix(vec3(.20, .12, .15), vec3(.86, .58, .42), clamp(.22 + .45 * p.y + .45 * bulge, 0., 1.));
  float open = (1. - blink) * .6;
  vec2 gaze = p - vec2(side * .08, -.04);
  float lens = abs(p.y + .05) + .28 * p.x * p.x;
  float inside = smoothstep(open + .04, open - .04, lens) * smoothstep(.86, .8, d);
  vec3 iris = mix(vec3(.98, .80, .42), vec3(.36, .17, .10), smoothstep(.25, .85, length(gaze)));
  float slit = smoothstep(1.08, .92, length(gaze / vec2(.5, .25)));
  vec3 ball = mix(iris, vec3(.01, .012, .03), slit);
  ball += smoothstep(.16, .05, length(p - vec2(-.26, .3))) * .95;
  ball *= .6 + .5 * smoothstep(-.7, .5, p.y);
  colour = vec4(emit > .5 ? vec3(0.) : mix(lid, ball, inside), 1.) * alpha;
}
`

/** Parts across a limb: enough that the skin's pattern isn't torn where the limb grows thinner. */
const COLUMNS = 10

/** A limb as triangles, \`COLUMNS\` quads between one point of its spine and the next. */
const mesh = (spine: readonly Spine[], size: number): Float32Array => {
  const out: number[] = []
  const sides = spine.map((point, index) => {
    const next = spine[Math.min(spine.length - 1, index + 1)] ?? point
    const before = spine[Math.max(0, index - 1)] ?? point
    const length = Math.hypot(next.x - before.x, next.y - before.y) || 1
    return { ...point, nx: -(next.y - before.y) / length, ny: (next.x - before.x) / length }
  })
  const corner = (point: (typeof sides)[number], column: number) => {
    const u = (2 * column) / COLUMNS - 1
    const off = u * point.radius
    // The shader measures skin in the animal's own units.
    out.push(point.x + off * point.nx, point.y + off * point.ny, u, point.along, point.radius / size, point.row)
  }
  sides.slice(1).forEach((b, index) => {
    const a = sides[index] ?? b
    for (let column = 0; column < COLUMNS; column++)
      for (const [point, at] of [
        [a, 0],
        [a, 1],
        [b, 0],
        [b, 0],
        [a, 1],
        [b, 1],
      ] as const)
        corner(point, column + at)
  })
  return new Float32Array(out)
}

/** Direction of each arm when spread, in radians from straight down; the order is from the back to the front. */
const ARMS = [
  { angle: 0.32, back: 0.55, length: 1.0 },
  { angle: -0.38, back: 0.5, length: 1.05 },
  { angle: 1.5, back: 0.34, length: 1.0 },
  { angle: -1.55, back: 0.3, length: 1.05 },
  { angle: 1.02, back: 0.12, length: 1.18 },
  { angle: -1.0, back: 0.1, length: 1.12 },
  { angle: 0.55, back: 0, length: 1.25 },
  { angle: -0.5, back: 0, length: 1.22 },
] as const

const TURN = 2 * Math.PI

/** Length of head and mantle. */
const BODY = 0.96

/** An arm leaves the head outwards, falls, and curls up at its tip; a wave runs along it. */
const armSpine = (pose: Pose, index: number): Spine[] => {
  const arm = ARMS[index] ?? ARMS[0]
  const out: Spine[] = []
  const points = 140
  const reach = arm.length * 1.22 * (0.94 + 0.12 * (1 - pose.spread))
  const outward = arm.angle * (0.16 + 0.84 * pose.spread)
  const side = Math.sign(arm.angle)
  let x = Math.sin(arm.angle) * 0.15
  let y = -0.1 - Math.cos(arm.angle) * 0.05
  let row = index * 0.37
  for (let i = 0; i < points; i++) {
    const s = i / (points - 1)
    const fall = outward * (1 - 0.6 * Math.min(1, s * 1.6) * pose.spread)
    const curl = side * pose.spread * (3.3 + 0.7 * Math.sin(index * 1.7)) * Math.max(0, s - 0.36) ** 1.9 * 2.6
    const wave = (0.16 + 0.26 * s) * Math.sin(TURN * (s * 0.85 - pose.sway) + index * 1.9) * (0.35 + 0.65 * s)
    const heading = fall + curl + wave
    const radius = 0.118 * (1 - s) ** 0.86 * (1 - 0.3 * s) + 0.003
    x += (Math.sin(heading) * reach) / points
    y -= (Math.cos(heading) * reach) / points
    row += reach / points / Math.max(radius * 1.8, 0.02)
    out.push({ x, y, radius, along: BODY - 0.1 + s * reach, row })
  }
  return out
}

/** Head and mantle: from between the arms over the eyes to the round end. */
const bodySpine = (pose: Pose): Spine[] => {
  const points = 140
  const breath = 1 + 0.05 * pose.breath
  return Array.from({ length: points }, (_, i) => {
    const s = i / (points - 1)
    const head = 0.245 * Math.exp(-(((s - 0.2) / 0.2) ** 2))
    const swell = Math.min(1, Math.max(0, (s - 0.12) / 0.5))
    const end = Math.sqrt(Math.max(0, 1 - Math.max(0, (s - 0.62) / 0.38) ** 2.1))
    const mantle = 0.34 * breath * swell * swell * (3 - 2 * swell) * end
    const radius =
      Math.max(0.002, Math.max(head, mantle) + 0.5 * Math.min(head, mantle) * end) * Math.min(1, (s * 9) ** 0.4)
    return {
      x: 0.06 * Math.sin(s * 2.1),
      y: -0.2 + s * BODY,
      radius: Math.max(0.002, radius),
      along: (1 - s) * BODY,
      row: 0,
    }
  })
}

/** The blue-ringed octopus. Gives the lit picture, or with `emit` only the light of its rings, on transparent ground. */
export const openOctopus = (width: number, height: number) => {
  const gl = openGl(width, height)
  const aspect = width / height
  const limb = program(
    gl,
    [
      ['place', 2],
      ['limb', 4],
    ],
    VERTEX,
    FRAGMENT,
  )
  const eye = program(
    gl,
    [
      ['place', 2],
      ['limb', 4],
    ],
    VERTEX,
    EYE,
  )

  return (pose: Pose, emit: boolean): CanvasImageSource => {
    gl.viewport(0, 0, width, height)
    gl.clearColor(0, 0, 0, 0)
    gl.clear(gl.COLOR_BUFFER_BIT)
    const [cos, sin] = [Math.cos(pose.tilt), Math.sin(pose.tilt)]
    const place = (spine: readonly Spine[]): Spine[] =>
      spine.map(({ x, y, radius, ...rest }) => ({
        ...rest,
        x: pose.x + pose.size * (cos * x - sin * y),
        y: pose.y + pose.size * (sin * x + cos * y),
        radius: pose.size * radius,
      }))
    const draw = (spine: readonly Spine[], seed: number, depth: number, isBody: boolean) => {
      const placed = place(spine)
      const [first, middle] = [placed[0], placed[Math.floor(placed.length / 3)]]
      const [dx, dy] = [(middle?.x ?? 0) - (first?.x ?? 0), (middle?.y ?? 0) - (first?.y ?? 0)]
      const length = Math.hypot(dx, dy) || 1
      // Light falls from above and a little from the right: (0.35, 0.94) in the limb's frame (normal, tangent).
      const axis = [(-dy * 0.35 + dx * 0.94) / length, (dx * 0.35 + dy * 0.94) / length]
      limb.draw(mesh(placed, pose.size), gl.TRIANGLES, {
        aspect,
        seed,
        depth,
        axis,
        glow: pose.glow,
        fade: pose.fade,
        pulse: pose.sway,
        emit: emit ? 1 : 0,
        isBody: isBody ? 1 : 0,
      })
    }
    const behind = [0, 1, 2, 3]
    const before = [4, 5, 6, 7]
    for (const index of behind) draw(armSpine(pose, index), index * 3.1 + 1, ARMS[index]?.back ?? 0, false)
    draw(bodySpine(pose), 2.4, 0, true)
    for (const index of before) draw(armSpine(pose, index), index * 3.1 + 1, ARMS[index]?.back ?? 0, false)
    for (const side of [-1, 1]) {
      const [cx, cy, r] = [side * 0.17 + 0.02, 0.035, 0.094]
      const corners: number[] = []
      for (const [u, v] of [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ] as const) {
        const [x, y] = [cx + u * r, cy + v * r]
        corners.push(pose.x + pose.size * (cos * x - sin * y), pose.y + pose.size * (sin * x + cos * y), u, v, r, 0)
      }
      const uniforms = { aspect, fade: pose.fade, emit: emit ? 1 : 0, blink: pose.blink, side }
      eye.draw(new Float32Array(corners), gl.TRIANGLE_STRIP, uniforms)
    }
    return gl.canvas as OffscreenCanvas
  }
}
