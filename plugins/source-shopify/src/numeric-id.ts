/** The number in an ID such as `gid://shopify/Product/123?model=x`, as v1's plugin stored it. */
export function numericId(id: string): string {
  return /^gid:\/\/shopify\/\w+\/(\w+)/.exec(id)?.[1] ?? id
}
