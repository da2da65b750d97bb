import { StepError } from "../platform/kernel/step-error.ts"
import { define, type Definition } from "./definition.ts"

/** One step of a process that spans several systems. */
export interface Step<I, O, C> {
  /** the name of the step, for error messages */
  readonly name: string
  /**
   * performs the step
   * @param input what the step before returned; for the first step, the input of the chain
   * @param context what the chain was given
   */
  readonly run: (input: I, context: C) => Promise<O> | O
  /**
   * reverts the step if a later one fails
   * @param output what `run` returned
   * @param context what the chain was given
   */
  readonly undo?: (output: O, context: C) => Promise<void> | void
  /**
   * the maximum number of attempts, with pauses of 100 ms, 200 ms, 400 ms and so on between them; 1 by default
   */
  readonly attempts?: number
}

/** A step with the types of what goes in and out forgotten. */
interface AnyStep<C> {
  readonly name: string
  readonly run: (input: never, context: C) => unknown
  readonly undo?: (output: never, context: C) => Promise<void> | void
  readonly attempts?: number
}

/** A chain of steps; the output of each step is the input of the next. */
export interface Steps<I, O, C> extends Definition<"steps"> {
  /** the steps in the order in which they run */
  readonly steps: readonly AnyStep<C>[]
  /**
   * Returns a chain with one more step.
   * @param step the step, whose input is the output of the last one
   */
  then<N>(step: Step<O, N, C>): Steps<I, N, C>
  /**
   * Runs all steps. If one fails, the completed ones are reverted in reverse order.
   * @param input the input of the first step
   * @param context passed to every step, such as the shop
   * @returns the output of the last step
   * @throws StepError when a step failed; its `cause` is the reason. An endpoint that lets it pass answers with
   *   the `cause` where that is a CommerceError
   */
  run(input: I, context: C): Promise<O>
}

/**
 * Starts a chain of steps whose effects are in several systems, which no transaction covers. Each step defines
 * how to revert it. Work in the database alone does not need a chain, because a request is one transaction. If
 * the process is killed during the chain, nothing is reverted; if that matters, run the chain in a job and make
 * every step idempotent.
 * @param first the first step; add others with `then`
 * @since 0.1
 */
export function steps<I, O, C>(first: Step<I, O, C>): Steps<I, O, C> {
  return chain<I, O, C>([first])
}

function chain<I, O, C>(list: readonly AnyStep<C>[]): Steps<I, O, C> {
  return define("steps", {
    steps: list,
    then: <N>(step: Step<O, N, C>) => chain<I, N, C>([...list, step]),
    // `then` has typed the last step by O.
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
      // `then` has typed each input by the output before it.
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
      // The step's own output.
      await step.undo?.(output as never, context)
    } catch (error) {
      failed.push({ step: step.name, error })
    }
  }
  return failed
}
