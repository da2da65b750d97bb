import type { Problem } from "@stheno/core/host"
import { StartError } from "../start-error.ts"

/** A problem on one line, as the terminal shows it. */
export function describeProblem({ file, message, remedy }: Problem): string {
  return `${file}: ${message} ${remedy}`
}

/**
 * Refuses to go on with a project that is not whole.
 * @throws project_broken when there are problems
 * @since 0.1
 */
export function assertWhole(problems: readonly Problem[]): void {
  if (problems.length === 0) return
  throw new StartError(
    "project_broken",
    `The project has ${problems.length === 1 ? "an error" : `${problems.length} errors`}. In production, the server starts only without errors:\n  ${problems.map(describeProblem).join("\n  ")}`,
    "Correct the files above. In development, the rest of the project works without them.",
  )
}
