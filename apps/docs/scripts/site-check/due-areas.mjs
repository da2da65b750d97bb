/**
 * Something the specification asks for that is planned and not there yet.
 * @typedef {object} Due
 * @property {string} area the check's name of the area; one that ends with `*` is a beginning
 * @property {string[]} [problems] the only problems of the area that may be open; any when left out
 * @property {string} waits for what
 */

/**
 * Takes the problems that are due off a list.
 * @param {{ area: string, what: string }[]} problems as the specification's check reports them
 * @param {Due[]} due
 * @returns {{ open: { area: string, what: string }[], excused: number, stale: string[] }}
 *   the problems to fix, how many are due, and the entries that are listed as due but have no problem left
 */
export function sortProblems(problems, due) {
  const rules = due.flatMap(({ area, problems = ["*"] }) => problems.map((what) => ({ area, what })))
  const covers = (rule) => (problem) => matches(rule.area, problem.area) && matches(rule.what, problem.what)
  const open = problems.filter((problem) => !rules.some((rule) => covers(rule)(problem)))
  const stale = rules
    .filter((rule) => !problems.some(covers(rule)))
    .map(({ area, what }) => (what === "*" ? area : `${area}: ${what}`))
  return { open, excused: problems.length - open.length, stale }
}

function matches(pattern, text) {
  return pattern.endsWith("*") ? text.startsWith(pattern.slice(0, -1)) : text === pattern
}
