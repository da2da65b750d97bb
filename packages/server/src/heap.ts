import { setFlagsFromString } from "node:v8"

/**
 * Lets the heap of this process grow to twice of what is in use before V8 collects it, instead of four times. A batch
 * job makes much garbage that V8 takes for lasting: half of the memory of a server at work on one was that. Not for
 * good, since large answers to requests become slower by it.
 * @param isLimited false lets V8 choose again
 */
export function limitHeapGrowth(isLimited: boolean): void {
  setFlagsFromString(`--heap-growing-percent=${isLimited ? 100 : 0}`)
}
