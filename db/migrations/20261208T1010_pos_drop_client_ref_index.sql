-- squawk-ignore-file require-concurrent-index-deletion
-- Nobody looks a buy up by it: our own buy is found by client_buy_id, which is made of it and has its index.
drop index pos_buys__client_ref;
-- Works with 25.9.2 and later.
