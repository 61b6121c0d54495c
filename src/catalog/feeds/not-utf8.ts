/** Why a record whose bytes are no UTF-8 is refused. */
export const notUtf8 = 'is not valid UTF-8; a text in another encoding is read by --encoding, such as --encoding gbk';
