/** The pictures of a product by their URLs, in the order in which the storefront gets them. */
export interface Pictures {
  readonly urls: readonly string[]
  readonly thumbnail: string | null
}

interface PictureChange {
  /** what was shown before the change */
  readonly before: Pictures
  /** what the merchant made of it */
  readonly after: Pictures
}

/**
 * A change of pictures, made to those that the product has now. Pictures that somebody else has added meanwhile follow at
 * the end, those that somebody else has removed stay removed.
 * @param now the pictures as the API has them
 */
export function mergePictures({ before, after }: PictureChange, now: Pictures): Pictures {
  const urls = [
    ...after.urls.filter((url) => now.urls.includes(url)),
    ...now.urls.filter((url) => !before.urls.includes(url)),
  ]
  return { urls, thumbnail: mergedThumbnail({ before, after }, now, urls) }
}

function mergedThumbnail({ before, after }: PictureChange, now: Pictures, urls: readonly string[]) {
  const isChosen = after.thumbnail !== before.thumbnail
  const isThere = after.thumbnail === null || urls.includes(after.thumbnail)
  if (isChosen && isThere) return after.thumbnail
  // The thumbnail may be a picture that this change removes.
  const isRemoved =
    now.thumbnail !== null && now.urls.includes(now.thumbnail) && !urls.includes(now.thumbnail)
  return isRemoved ? (urls[0] ?? null) : now.thumbnail
}
