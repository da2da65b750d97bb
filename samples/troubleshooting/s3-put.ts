// region put
/** Stores a file in a bucket. Buckets with access control lists turned off reject requests with `acl`. */
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
