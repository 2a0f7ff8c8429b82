/**
 * Freeing compiled WebAssembly now and then ends the whole process in this version of Node.js (nodejs/node 64500), and a server
 * that reads a code from a photo compiles some. What is not freed are a few megabytes.
 */
export const keepsCompiled = '--no-wasm-code-gc'

/**
 * How the server's process keeps house with its memory: it looks for what is no longer needed when it has grown by half, not when
 * it has tripled. It costs no time that can be measured, and halves what a process holds under load.
 */
export const nodeFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50', keepsCompiled]
