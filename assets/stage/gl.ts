/** A WebGL2 context on a canvas of its own, transparent, colours premultiplied. */
export const openGl = (width: number, height: number): WebGL2RenderingContext => {
  const canvas = new OffscreenCanvas(width, height)
  const gl = canvas.getContext('webgl2', { antialias: true, preserveDrawingBuffer: true, premultipliedAlpha: true })
  if (!gl) throw new Error('This browser has no WebGL2')
  gl.enable(gl.BLEND)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
  return gl
}

const shader = (gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader => {
  const made = gl.createShader(kind)
  if (!made) throw new Error('No shader')
  gl.shaderSource(made, `#version 300 es\nprecision highp float;\n${source}`)
  gl.compileShader(made)
  if (!gl.getShaderParameter(made, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(made) ?? 'shader')
  return made
}

export interface Program {
  /** Draws triangles from interleaved vertices, with these uniforms. */
  draw(vertices: Float32Array, mode: number, uniforms: Readonly<Record<string, number | readonly number[]>>): void
}

/** A program whose vertices have the given attributes (name and count of floats) in this order. */
export const program = (
  gl: WebGL2RenderingContext,
  attributes: readonly (readonly [string, number])[],
  vertexSource: string,
  fragmentSource: string,
): Program => {
  const made = gl.createProgram()
  gl.attachShader(made, shader(gl, gl.VERTEX_SHADER, vertexSource))
  gl.attachShader(made, shader(gl, gl.FRAGMENT_SHADER, fragmentSource))
  attributes.forEach(([name], index) => {
    gl.bindAttribLocation(made, index, name)
  })
  gl.linkProgram(made)
  if (!gl.getProgramParameter(made, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(made) ?? 'program')
  const buffer = gl.createBuffer()
  const floats = attributes.reduce((sum, [, count]) => sum + count, 0)
  return {
    draw(vertices, mode, uniforms) {
      gl.useProgram(made)
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
      gl.bufferData(gl.ARRAY_BUFFER, vertices, gl.DYNAMIC_DRAW)
      let offset = 0
      attributes.forEach(([, count], index) => {
        gl.enableVertexAttribArray(index)
        gl.vertexAttribPointer(index, count, gl.FLOAT, false, floats * 4, offset * 4)
        offset += count
      })
      for (const [name, value] of Object.entries(uniforms)) {
        const place = gl.getUniformLocation(made, name)
        if (typeof value === 'number') gl.uniform1f(place, value)
        else if (value.length === 2) gl.uniform2fv(place, value)
        else gl.uniform3fv(place, value)
      }
      gl.drawArrays(mode, 0, vertices.length / floats)
    },
  }
}

export const SCREEN = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1])
