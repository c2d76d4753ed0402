alter table employees validate constraint employees__pin_digits;
