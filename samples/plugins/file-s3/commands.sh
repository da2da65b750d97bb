# region install
npm install ./packages/plugins/stheno-file-s3-0.1.0.tgz
# endregion

# region check
curl http://localhost:9000/admin/uploads \
  --header "Authorization: Bearer $TOKEN" \
  --form files=@rain-coat.png
# endregion
