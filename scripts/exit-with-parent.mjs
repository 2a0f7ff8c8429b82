/* Loaded into the server: when the process that started it is gone, however it went, the server stops as if asked to. */
process.channel?.unref()
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
