# region list
curl "http://localhost:9000/store/products?limit=2&order=title&fields=title,handle,thumbnail"
# endregion

# region search
curl "http://localhost:9000/store/products?q=coat"
# endregion

# region filter
curl "http://localhost:9000/store/product-tags?value=rain"

TAG_ID="ptag_…" # product_tags[].id in the response of GET /store/product-tags

curl -G "http://localhost:9000/store/products" \
  --data-urlencode "tags[]=$TAG_ID"
# endregion

# region page
curl "http://localhost:9000/store/products?handle=rain-coat"
# endregion

# region prices
curl "http://localhost:9000/store/regions"

PRODUCT_ID="prod_…" # products[].id in the response of GET /store/products
REGION_ID="reg_…" # regions[].id in the response of GET /store/regions

curl "http://localhost:9000/store/products/$PRODUCT_ID?region_id=$REGION_ID"
# endregion

# region stock
curl -G "http://localhost:9000/store/variants" \
  --data-urlencode "title[]=One size" \
  --data-urlencode "title[]=S"
# endregion
