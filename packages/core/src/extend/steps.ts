import { StepError } from "../kernel/step-error.ts"
import { define, type Definition } from "./definition.ts"

/** One step of work that goes over several systems. */
export interface Step<I, O, C> {
  readonly name: string
  /** does it */
  readonly run: (input: I, context: C) => Promise<O> | O
  /** takes it back, when a later step failed */
  readonly undo?: (output: O, context: C) => Promise<void> | void
  /** attempts in all, with a pause of 100 ms, 200 ms, 400 ms … between them; 1 unless said */
  readonly attempts?: number
}

/** A step with the types of what goes in and out forgotten. */
interface AnyStep<C> {
  readonly name: string
  readonly run: (input: never, context: C) => unknown
  readonly undo?: (output: never, context: C) => Promise<void> | void
  readonly attempts?: number
}

/** Steps in their order, the output of each the input of the next. */
export interface Steps<I, O, C> extends Definition<"steps"> {
  readonly steps: readonly AnyStep<C>[]
  /** The same steps and one more. */
  then<N>(step: Step<O, N, C>): Steps<I, N, C>
  /**
   * Does all steps, or takes back what was done.
   * @returns the output of the last one
   * @throws StepError when a step failed; its `cause` is the reason. An endpoint that lets it pass answers with the
   * `cause` where that is a CommerceError
   */
  run(input: I, context: C): Promise<O>
}

/**
 * Begins a chain of steps whose effects lie in several systems, where no transaction reaches: each step says how to
 * take it back. What lies in the database alone needs none of this: a request is one transaction. A process that is
 * killed in between takes nothing back; where that matters, run the chain in a job and make each step repeatable.
 * @since 0.1
 */
export function steps<I, O, C>(first: Step<I, O, C>): Steps<I, O, C> {
  return chain<I, O, C>([first])
}

function chain<I, O, C>(list: readonly AnyStep<C>[]): Steps<I, O, C> {
  return define("steps", {
    steps: list,
    then: <N>(step: Step<O, N, C>) => chain<I, N, C>([...list, step]),
    run: async (input: I, context: C) => (await runAll(list, input, context)) as O,
  })
}

interface Done<C> {
  readonly step: AnyStep<C>
  readonly output: unknown
}

async function runAll<C>(list: readonly AnyStep<C>[], input: unknown, context: C): Promise<unknown> {
  const done: Done<C>[] = []
  let value = input
  for (const step of list) {
    try {
      value = await attempt(step, value, context)
    } catch (error) {
      throw new StepError(step.name, error, await undoAll(done, context))
    }
    done.push({ step, output: value })
  }
  return value
}

async function attempt<C>(step: AnyStep<C>, input: unknown, context: C): Promise<unknown> {
  for (let tried = 1; ; tried++) {
    try {
      return await step.run(input as never, context)
    } catch (error) {
      if (tried >= (step.attempts ?? 1)) throw error
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** tried))
    }
  }
}

/** Backwards; one that cannot be taken back does not keep the others. */
async function undoAll<C>(done: readonly Done<C>[], context: C): Promise<StepError["notUndone"]> {
  const failed: { step: string; error: unknown }[] = []
  for (const { step, output } of done.toReversed()) {
    try {
      await step.undo?.(output as never, context)
    } catch (error) {
      failed.push({ step: step.name, error })
    }
  }
  return failed
}
