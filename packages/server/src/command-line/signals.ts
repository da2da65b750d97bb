const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const

/**
 * The signal that ends this process. Listens from the beginning, so that Ctrl-C during a long step of startup
 * also shuts down gracefully.
 * @since 0.1
 */
export function signalReceived(): Promise<void> {
  return new Promise((resolve) => {
    let first = 0
    for (const signal of signals) {
      process.on(signal, () => {
        // A second one means now: the embedded server ends by itself when this process is gone. Within a
        // second it is the same one, which the terminal and npm both passed on.
        if (first && Date.now() - first > 1_000) process.exit(130)
        first ||= Date.now()
        resolve()
      })
    }
  })
}
