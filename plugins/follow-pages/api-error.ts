/** The error of the API in what a command printed; undefined if the request succeeded. */
export function apiErrorIn(printed: string): string | undefined {
  return /\{(?:"code":"\w+",)?"type":"\w+","message":"(?:[^"\\]|\\.)*"|^Unauthorized$|\bCannot [A-Z]+ \/\S*/m.exec(
    printed,
  )?.[0]
}
