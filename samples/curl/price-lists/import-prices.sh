# region list
curl -X POST "http://localhost:9000/admin/price-lists" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Autumn sale",
  "description": "Coats before the rain",
  "type": "sale",
  "status": "active",
  "prices": []
}'
# endregion

# region upload
curl -X POST "http://localhost:9000/admin/uploads/protected" \
  -H "Authorization: Bearer $TOKEN" \
  -F "files=@prices.csv;type=text/csv"
# endregion

# region start
PRICE_LIST_ID="pl_…" # price_list.id in the response of POST /admin/price-lists
FILE_KEY="…" # uploads[].key in the response of POST /admin/uploads/protected

curl -X POST "http://localhost:9000/admin/batch-jobs" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "type": "price-list-import",
  "context": {
    "price_list_id": "$PRICE_LIST_ID",
    "fileKey": "$FILE_KEY"
  }
}
JSON
# endregion

# region wait
BATCH_JOB_ID="batch_…" # batch_job.id in the response of POST /admin/batch-jobs

curl "http://localhost:9000/admin/batch-jobs/$BATCH_JOB_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region read
curl "http://localhost:9000/admin/price-lists/$PRICE_LIST_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
