/**
 * Waits for a subscriber, and not for ever: one that never comes to an end would keep every event of the shop waiting.
 * @param minutes after which it counts as failed; what it does then goes on
 * @throws what the work throws, or that it took too long
 * @since 0.1
 */
export async function inTime(minutes: number, work: () => Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It took longer than ${minutes} minutes; ${remedy}`)),
      minutes * 60_000,
    )
  })
  try {
    await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

const remedy = "run long tasks as a job"
