await import('../../src/main.ts')
setTimeout(() => {
  throw new Error('planted fault')
}, 10)
