// region put
/** Keeps a file in a bucket; `acl` is what buckets refuse that have access control lists switched off. */
export async function put(
  url: string,
  file: Blob,
  acl?: "public-read",
): Promise<void> {
  const headers = { ...(acl && { "x-amz-acl": acl }) }
  const response = await fetch(url, { method: "PUT", headers, body: file })
  if (!response.ok)
    throw new Error(
      `The bucket responded with ${response.status}: ${await response.text()}`,
    )
}
// endregion
