await import('../../src/main.ts')
void Promise.reject(new Error('planted fault'))
