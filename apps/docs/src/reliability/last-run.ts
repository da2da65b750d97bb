import { z } from "zod"

const schema = z.array(
  z.strictObject({
    id: z.string(),
    title: z.string(),
    day: z.iso.date(),
    machine: z.string(),
    seed: z.int(),
    seconds: z.number(),
    figures: z.array(z.string()),
  }),
)

const verdicts = z.array(
  z.strictObject({
    id: z.string(),
    test: z.string(),
    about: z.string(),
    isCaught: z.boolean(),
    day: z.iso.date(),
    seed: z.int(),
  }),
)

/** What became of each mutation when it was last run. */
export type LastMutations = z.output<typeof verdicts>

/** What each torture test counted when it last ended without a breach. */
export type LastRuns = z.output<typeof schema>

/**
 * Reads what `npm run torture -- --save` has written.
 * @param json the text of `stress-tests/last-run.json`
 * @throws ZodError
 * @since 0.1
 */
export function readLastRuns(json: string): LastRuns {
  return schema.parse(JSON.parse(json))
}

/**
 * Reads what `npm run torture -- --mutations --save` has written.
 * @param json the text of `stress-tests/last-mutations.json`
 * @throws ZodError
 * @since 0.1
 */
export function readLastMutations(json: string): LastMutations {
  return verdicts.parse(JSON.parse(json))
}
