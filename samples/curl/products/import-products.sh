# region upload
curl -X POST "http://localhost:9000/admin/uploads/protected" \
  -H "Authorization: Bearer $TOKEN" \
  -F "files=@products.csv;type=text/csv"
# endregion

# region start
FILE_KEY="…" # uploads[].key in the response of POST /admin/uploads/protected

curl -X POST "http://localhost:9000/admin/batch-jobs" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "type": "product-import",
  "context": {
    "fileKey": "$FILE_KEY"
  },
  "dry_run": true
}
JSON
# endregion

# region wait
BATCH_JOB_ID="batch_…" # batch_job.id in the response of POST /admin/batch-jobs

curl "http://localhost:9000/admin/batch-jobs/$BATCH_JOB_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region confirm
curl -X POST "http://localhost:9000/admin/batch-jobs/$BATCH_JOB_ID/confirm" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/batch-jobs/$BATCH_JOB_ID" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/products?fields=title&order=title" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region wrong
curl -X POST "http://localhost:9000/admin/uploads/protected" \
  -H "Authorization: Bearer $TOKEN" \
  -F "files=@products.csv;type=text/csv"

FILE_KEY="…" # uploads[].key in the response of POST /admin/uploads/protected

curl -X POST "http://localhost:9000/admin/batch-jobs" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "type": "product-import",
  "context": {
    "fileKey": "$FILE_KEY"
  }
}
JSON

BATCH_JOB_ID="batch_…" # batch_job.id in the response of POST /admin/batch-jobs

curl "http://localhost:9000/admin/batch-jobs/$BATCH_JOB_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
