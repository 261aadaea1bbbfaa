#include "common.inc"
#include "room.inc"
camera { location <0.9,1.55,-3.3> look_at <0.05,0.98,0.2> right x*image_width/image_height angle 66 }
DaylightRoom(<0.70,0.68,0.62>, Planks)
object { Soft(<-1.5,0,-0.1>, <1.1,1.02,0.02>, 0.01) Wood(<0.52,0.32,0.17>) }
object { Soft(<-1.6,1.02,-0.2>, <1.2,1.07,0.25>, 0.012) Flat(<0.75,0.74,0.72>) }
object { Soft(<-1.5,0.72,0.1>, <1.1,0.75,0.8>, 0.01) Wood(<0.52,0.32,0.17>) }
box { <-1.5,0.3,-0.105>, <1.1,0.33,-0.1> texture { Steel } }
text { ttf "/usr/share/fonts/truetype/lato/Lato-Bold.ttf" "RECEPTION" 0.02, 0 scale 0.2 texture { Steel } translate <-0.75,0.55,-0.12> }
object { Screen(0.52, 0.3, DarkGlass) rotate y*168 translate <0.2,0.98,0.42> }
object { OfficeChair(<0.06,0.08,0.12>) translate <-0.1,0,1.15> }
union { box { <0,0,0>, <0.3,0.012,0.21> Flat(<0.3,0.05,0.06>) } box { <0.006,0.012,0.006>, <0.148,0.02,0.204> Flat(<0.88,0.87,0.82>) } box { <0.152,0.012,0.006>, <0.294,0.02,0.204> Flat(<0.88,0.87,0.82>) }
  #local G = seed(5); #for (I, 0, 9) #for (J, 0, 1) box { <0.02+J*0.146,0.0201,0.02+I*0.017>, <0.06+0.07*rand(G)+J*0.146,0.0203,0.023+I*0.017> pigment { rgb <0.05,0.08,0.4> } } #end #end
  rotate y*-8 translate <0.15,1.07,-0.14> }
cylinder { <0.5,1.076,-0.1>, <0.38,1.1,-0.02>, 0.005 pigment { rgb <0.02,0.05,0.4> } finish { specular 0.6 } }
union { object { Soft(<0,0,0>, <0.2,0.05,0.2>, 0.015) texture { Plastic } } object { Soft(<0.01,0.05,0.02>, <0.06,0.085,0.19>, 0.017) texture { Plastic } }
  #for (I, 0, 2) #for (J, 0, 3) box { <0.085+I*0.035,0.05,0.04+J*0.032>, <0.11+I*0.035,0.055,0.06+J*0.032> pigment { rgb 0.6 } } #end #end rotate y*12 translate <-0.65,1.07,-0.12> }
lathe { cubic_spline 7, <0,0>,<0.05,0>,<0.07,0.06>,<0.045,0.13>,<0.055,0.17>,<0.05,0.17>,<0.04,0.13> pigment { rgb <0.2,0.4,0.5> } finish { specular 0.7 roughness 0.02 reflection 0.1 } translate <-1.25,1.07,0.02> }
#for (I, 0, 14) #local G2 = seed(I+9); union { cylinder { <0,0.1,0>, <0,0.42+0.1*rand(G2),0>, 0.004 pigment { rgb <0.1,0.3,0.08> } } sphere { <0,0.45+0.08*rand(G2),0>, 0.032 pigment { rgb <0.8,0.35+0.4*rand(G2),0.1> } } rotate z*(rand(G2)-0.5)*40 rotate x*(rand(G2)-0.5)*40 translate <-1.25,1.1,0.02> } #end
object { Plant(2.2, 1.7) }
object { Plant(-2.6, 1.9) scale 1.15 }
union { box { <-0.45,0,0>, <0.45,0.6,0.03> Wood(<0.3,0.18,0.1>) } box { <-0.41,0.04,-0.002>, <0.41,0.56,0> pigment { gradient y color_map { [0 rgb <0.7,0.45,0.2>][0.45 rgb <0.55,0.3,0.15>][0.45 rgb <0.3,0.4,0.55>][1 rgb <0.85,0.6,0.35>] } turbulence 0.25 scale 0.6 } } translate <-0.9,1.45,2.46> }
union { cylinder { <0,0,0>, <0,0,0.04>, 0.17 Flat(<0.9,0.9,0.88>) } torus { 0.17, 0.012 rotate x*90 texture { Plastic } } box { <-0.006,0,-0.006>, <0.006,0.12,0> pigment { rgb 0.02 } rotate z*-50 } box { <-0.005,0,-0.006>, <0.005,0.09,0> pigment { rgb 0.02 } rotate z*70 } translate <0.9,2.05,2.44> }
box { <2.0,0,2.44>, <2.9,2.1,2.5> Wood(<0.4,0.25,0.13>) }
sphere { <2.12,1.0,2.4>, 0.035 texture { Steel } }
