import type { Operation } from "@stheno/core/internal/platform/http/operation.ts"

/** The paths that an operation answers, with their values as groups. */
export function patternOf({ path }: Pick<Operation, "path">): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, "([^/]+)")}$`)
}
