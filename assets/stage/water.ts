import { openGl, program, SCREEN } from './gl.ts'

const VERTEX = `
in vec2 place;
out vec2 uv;
void main() { uv = place; gl_Position = vec4(place, 0., 1.); }
`

/** Deep water seen from within. Time comes in as a point on a circle, so that one turn ends where it began. */
const FRAGMENT = `
in vec2 uv;
out vec4 colour;
uniform float turn, aspect, rays, motes, hazes, ceilingLight;
uniform vec3 top, middle, bottom, ray, mote;
const float TAU = 6.2831853;

float hash(vec3 p) {
  p = fract(p * vec3(.1031, .1030, .0973));
  p += dot(p, p.yxz + 33.33);
  return fract((p.x + p.y) * p.z);
}
float noise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(
    mix(mix(hash(i), hash(i + vec3(1,0,0)), f.x), mix(hash(i + vec3(0,1,0)), hash(i + vec3(1,1,0)), f.x), f.y),
    mix(mix(hash(i + vec3(0,0,1)), hash(i + vec3(1,0,1)), f.x), mix(hash(i + vec3(0,1,1)), hash(i + vec3(1,1,1)), f.x), f.y), f.z);
}
float clouds(vec2 p, vec2 around) {
  float sum = 0., weight = .55;
  for (int octave = 0; octave < 3; octave++) {
    sum += weight * (noise(vec3(p, around.x + 7.)) * .5 + noise(vec3(p.yx + 31., around.y + 19.)) * .5);
    p = p * 2.03 + 11.;
    weight *= .5;
  }
  return sum;
}
/* One layer of drifting specks: each lives for a turn, rises a little, and fades at both ends of its life. */
float specks(vec2 p, float cells, float size, float seed) {
  vec2 q = p * cells;
  vec3 key = vec3(floor(q), seed);
  float life = fract(turn + hash(key + 7.));
  vec2 at = vec2(hash(key) * .5 + .25 + .08 * sin(TAU * (life + hash(key + 9.))), hash(key + 5.) * .4 + .1 + .4 * life);
  float shine = pow(sin(3.1415927 * life), 1.5) * (.35 + .65 * hash(key + 3.));
  return shine * step(.5, hash(key + 13.)) * pow(smoothstep(size, 0., length(fract(q) - at)), 2.);
}
void main() {
  vec2 p = vec2(uv.x * aspect, uv.y);
  vec2 around = vec2(cos(TAU * turn), sin(TAU * turn)) * .9;
  float high = uv.y * .5 + .5;
  vec3 water = mix(bottom, mix(middle, top, smoothstep(.35, 1.1, high)), smoothstep(-.05, .6, high));
  vec2 sun = vec2(.35 * aspect, 1.75);
  vec2 from = p - sun;
  float angle = atan(from.x, -from.y);
  float far = length(from);
  float beams = noise(vec3(angle * 7., around * .8)) * .5 + noise(vec3(angle * 15. + 40., around + 5.)) * .3
    + noise(vec3(angle * 41. + 9., around * 1.2 + 3.)) * .2;
  beams = smoothstep(.3, 1.05, beams) * smoothstep(3., .5, far) * smoothstep(1.15, .2, abs(angle)) * 1.3;
  float haze = clouds(p * 1.15 + vec2(0., .2), around);
  float glow = exp(-far * far * .42);
  vec3 light = water * (1. + hazes * (haze - .5)) + ray * (beams * rays + glow * .34 * rays);
  float surface = clouds(vec2(p.x * 1.6, 2.2 / (1.28 - uv.y)) , around);
  light += ray * rays * .5 * smoothstep(.55, 1., high) * smoothstep(.5, .72, surface) * .5;
  light += mote * motes * (specks(p, 3.3, .022, 1.) * 1.4 + specks(p + 3.7, 6.1, .035, 2.) * .9 + specks(p + 9.1, 11.3, .055, 3.) * .5);
  float brightest = dot(light, vec3(.2126, .7152, .0722));
  light *= ceilingLight / max(brightest, .0001) * tanh(brightest / ceilingLight);
  /* Half a step of noise keeps dark gradients from showing steps. */
  float grain = hash(vec3(gl_FragCoord.xy, turn * 97.)) + hash(vec3(gl_FragCoord.yx, turn * 61. + 3.)) - 1.;
  colour = vec4(light + grain / 255. * .8, 1.);
}
`

/** Colours of the water, each channel 0 to 1 as displayed. `ceilingLight` caps the lightness for the text in front. */
export interface WaterLook {
  readonly top: readonly number[]
  readonly middle: readonly number[]
  readonly bottom: readonly number[]
  readonly ray: readonly number[]
  readonly mote: readonly number[]
  readonly rays: number
  readonly motes: number
  readonly hazes: number
  readonly ceilingLight: number
}

const hex = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16) / 255)

export const DARK: WaterLook = {
  top: hex('#0d4a60'),
  middle: hex('#08304a'),
  bottom: hex('#030d18'),
  ray: hex('#63c9d6'),
  mote: hex('#bdf3f2'),
  rays: 0.3,
  motes: 0.34,
  hazes: 0.4,
  ceilingLight: 0.32,
}
export const LIGHT: WaterLook = {
  top: hex('#def4f8'),
  middle: hex('#cfe9f2'),
  bottom: hex('#b9dbe7'),
  ray: hex('#ffffff'),
  mote: hex('#ffffff'),
  rays: 0.2,
  motes: 0.5,
  hazes: 0.1,
  ceilingLight: 40,
}

/** The water as a picture of this size; `turn` runs from 0 to 1 and 1 looks like 0. */
export const openWater = (width: number, height: number) => {
  const gl = openGl(width, height)
  const water = program(gl, [['place', 2]], VERTEX, FRAGMENT)
  return (turn: number, look: WaterLook): CanvasImageSource => {
    gl.viewport(0, 0, width, height)
    water.draw(SCREEN, gl.TRIANGLE_STRIP, { turn, aspect: width / height, ...look })
    return gl.canvas as OffscreenCanvas
  }
}
