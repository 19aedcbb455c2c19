// Stands in for @napi-rs/canvas, with which pdfjs-dist draws pages; the tests only read their text.
module.exports = {};
